import { statement, type Executor } from '#platform/database';

/** The requester of an artist's time. */
export interface AskedBy {
  readonly accountId: number | null;
  /** The hash of a network address. */
  readonly address: string;
}

/**
 * SQL: the requester whose limit applies, from the parameters for an account and for the hash of an address. An account has its
 * own count once its e-mail address is verified: before that, accounts cost nothing.
 */
export function askedByOf(account: string, address: string): string {
  return `CASE WHEN ${address}::text IS NULL THEN NULL
    WHEN EXISTS (SELECT FROM users WHERE id = ${account}::int AND email_verified_at IS NOT NULL) THEN 'account:' || ${account}::int
    ELSE 'address:' || ${address} END`;
}

const forget = statement(
  'bookings.forget_asked_by',
  'UPDATE bookings SET asked_by = NULL WHERE asked_by IS NOT NULL AND created_at <= $1',
);

/** Clears the requester of bookings made before a moment. */
export async function forgetAskedBy(executor: Executor, before: number): Promise<void> {
  await executor.query(forget, [new Date(before)]);
}
