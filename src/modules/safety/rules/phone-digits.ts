const least = 7;
const kept = 9;

/** What stays the same of a telephone number with and without its country's code; undefined of what is too short to be one. */
export function phoneDigits(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < least ? undefined : digits.slice(-kept);
}
