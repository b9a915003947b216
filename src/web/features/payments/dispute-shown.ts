import type { Money } from './queries.ts';

/** The dispute that is spoken of: one that a bank decides about, else one it kept the money of while that is not paid again. */
export function disputeShown({ disputes, paid, standing }: Money): Money['disputes'][number] | undefined {
  const lost = standing.left > 0 || paid <= 0 ? disputes.findLast(({ status }) => status === 'lost') : undefined;
  return disputes.findLast(({ status }) => status === 'open') ?? lost;
}
