/** Digits, as people set them apart. */
const cardNumber = /^[\d\p{Z}-]{1,40}$/u;

export type TypedCard =
  | { readonly number: string; readonly problem?: never }
  | { readonly problem: 'no_number' | 'unknown_card' };

/** What a form says of a card: its number, or why it is none. */
export function typedCard(form: FormData): TypedCard {
  const typed = form.get('number');
  const number = typeof typed === 'string' ? typed.trim() : '';
  if (number === '') return { problem: 'no_number' };
  return cardNumber.test(number) ? { number } : { problem: 'unknown_card' };
}
