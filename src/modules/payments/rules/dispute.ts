/**
 * How a dispute stands: a bank only asks (`asked`), has taken the payment back and decides (`open`), gave it again (`won`),
 * kept it (`lost`), or let it be without having taken anything (`closed`).
 */
export const disputeStatuses = ['asked', 'open', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Whether a bank decides about one of them now. */
export function isDisputed(disputes: readonly { readonly status: DisputeStatus }[]): boolean {
  return disputes.some(({ status }) => status === 'open');
}

/** What the provider calls it, in our words. What it may call it one day stays open until it is won or lost. */
export function disputeStatusOf(said: string): DisputeStatus {
  switch (said) {
    case 'won':
    case 'lost':
      return said;
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'asked';
    case 'warning_closed':
    case 'prevented':
      return 'closed';
    default:
      return 'open';
  }
}

/** Money that a dispute moved, as the provider's books have it: below zero it was taken, above it was given again. */
export interface Movement {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

/** A dispute as the provider says it is. */
export interface SaidDispute {
  readonly amount: number;
  readonly currency: string;
  readonly movements: readonly Movement[];
}

export interface DisputeEntry {
  readonly kind: 'disputed' | 'dispute_won';
  readonly amount: number;
  readonly objectId: string;
}

/**
 * What a dispute did to a payment, movement by movement, in the payment's own currency. The provider's books may be kept in
 * another one: then it is what the dispute is about. Never more is taken than was paid, nor given again than was taken.
 */
export function entriesOfDispute(
  { amount, currency, movements }: SaidDispute,
  payment: { readonly amount: number; readonly currency: string },
): DisputeEntry[] {
  const about = currency === payment.currency ? Math.min(amount, payment.amount) : payment.amount;
  const entries: DisputeEntry[] = [];
  let away = 0;
  for (const movement of movements) {
    const moved = movement.currency === payment.currency ? Math.abs(movement.amount) : about;
    const taken = movement.amount < 0;
    const part = taken ? Math.min(moved, payment.amount - away) : Math.min(moved, away);
    if (part <= 0) continue;
    away += taken ? part : -part;
    entries.push({ kind: taken ? 'disputed' : 'dispute_won', amount: taken ? -part : part, objectId: movement.id });
  }
  return entries;
}
