/** What a professional asks of clients who cancel late or do not come. */
export interface Policy {
  /** Which of their wordings it is; 1 is the one that everybody begins with. */
  readonly version: number;
  /** Cancelling is free until so many minutes before the start. */
  readonly freeCancellationMinutes: number;
  /** Of the total, when it is cancelled later than that. */
  readonly lateCancelPercent: number;
  /** Of the total, when nobody comes. */
  readonly noShowPercent: number;
}

/** What counts until somebody sets their own. */
export const firstPolicy: Policy = {
  version: 1,
  freeCancellationMinutes: 1440,
  lateCancelPercent: 0,
  noShowPercent: 0,
};

/** What is kept of a professional that decides what can be asked of their clients. */
export interface Asking {
  /** Whether money that is paid here reaches them: their payouts are connected. */
  readonly takesPayments: boolean;
  /** Null: they never set one. */
  readonly policy: Policy | null;
}

/** The terms that a visit booked now falls under: a fee is asked only where it can be paid. */
export function policyInForce({ takesPayments, policy }: Asking): Policy {
  const set = policy ?? firstPolicy;
  return takesPayments ? set : { ...set, lateCancelPercent: 0, noShowPercent: 0 };
}
