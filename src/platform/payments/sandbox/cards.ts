/** What becomes of a payment with one of the test cards. */
export type Outcome = 'paid' | 'declined' | 'insufficient_funds';

/** A card as it is kept: never its number. */
export interface Card {
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly last4: string;
  /** When it is given. */
  readonly atFirst: Outcome | 'authenticate';
  /** Whenever it is charged later on. */
  readonly later: Outcome;
  /** What happens to a payment made once with it: it is disputed, or its first refund does not arrive. */
  readonly after?: 'dispute' | 'refund_fails';
}

const usual = { atFirst: 'paid', later: 'paid' } as const;

const cards = new Map<string, Card>(
  Object.entries({
    '4242424242424242': { brand: 'visa', last4: '4242', ...usual },
    '5555555555554444': { brand: 'mastercard', last4: '4444', ...usual },
    '378282246310005': { brand: 'amex', last4: '0005', ...usual },
    '4000000000000002': { brand: 'visa', last4: '0002', atFirst: 'declined', later: 'declined' },
    '4000002500003155': { brand: 'visa', last4: '3155', atFirst: 'authenticate', later: 'paid' },
    '4000000000009995': { brand: 'visa', last4: '9995', atFirst: 'insufficient_funds', later: 'insufficient_funds' },
    '4000000000000259': { brand: 'visa', last4: '0259', ...usual, after: 'dispute' },
    '4000000000005126': { brand: 'visa', last4: '5126', ...usual, after: 'refund_fails' },
    '4000000000000341': { brand: 'visa', last4: '0341', atFirst: 'paid', later: 'declined' },
  }),
);

/** The test card with this number; undefined for every other card, so that nobody types in a real one. */
export function cardOf(number: string): Card | undefined {
  return cards.get(number.replaceAll(/[\s-]/g, ''));
}
