import { phoneLength } from '#modules/safety/rules';

/**
 * The digits by which a telephone number is looked for: those that are the same with and without its country's code, however few
 * are typed. Empty where the text has anything that no number is written with.
 */
export function searchedDigits(text: string): string {
  if (!/^[\d\s()+./-]+$/.test(text)) return '';
  return text.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-phoneLength.kept);
}
