import { isReservedWord } from '#modules/accounts/rules';

export type CustomUrlProblem = 'customUrlForm' | 'customUrlReserved';

/** What is wrong with a wished custom address (lower case already), if anything. */
export function customUrlProblem(customUrl: string): CustomUrlProblem | undefined {
  if (!/^[a-z0-9](?:[a-z0-9-]{1,28}[a-z0-9])$/.test(customUrl)) return 'customUrlForm';
  return isReservedWord(customUrl) ? 'customUrlReserved' : undefined;
}
