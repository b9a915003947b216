import type { Money } from './queries.ts';

/** The payment that was not what was asked for, where there is nothing newer to say of the money. */
export function unappliedShown({ unapplied, payable, paid, held }: Money): Money['unapplied'][number] | undefined {
  return !payable && (held || paid === 0) ? unapplied.at(-1) : undefined;
}
