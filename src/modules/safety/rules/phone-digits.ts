/** A telephone number has at least so many digits, and its last ones are the same with and without its country's code. */
export const phoneLength = { least: 7, kept: 9 } as const;

/** What stays the same of a telephone number with and without its country's code; undefined of what is too short to be one. */
export function phoneDigits(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < phoneLength.least ? undefined : digits.slice(-phoneLength.kept);
}
