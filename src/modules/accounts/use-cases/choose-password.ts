import { refuse } from '#kernel/refusal';
import { translator } from '#platform/messages';
import { commonPasswords, hashPassword } from '#platform/passwords';
import { passwordFault, passwordLength, type PasswordFault, type PasswordOwner } from '../rules/index.ts';

/**
 * The only way to the hash of a user's new password: it refuses passwords that are easily guessed, at
 * the field, whether an account is opened, claimed, or given another password.
 */
export async function hashChosenPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword' = 'password',
): Promise<string> {
  const ranks = await commonPasswords();
  const fault = passwordFault(password, owner, (word) => ranks.get(word));
  if (fault) throw refuse('invalid', { fields: { [field]: sentenceOf(fault) } });
  return hashPassword(password);
}

function sentenceOf(fault: PasswordFault): string {
  const t = translator();
  if (fault === 'short') return t('field.tooShort', { minimum: passwordLength.least });
  if (fault === 'long') return t('field.tooLong', { maximum: passwordLength.most });
  return t(fault === 'common' ? 'field.passwordCommon' : 'field.passwordOwn');
}
