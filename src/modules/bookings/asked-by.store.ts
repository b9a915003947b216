import { statement, type Executor } from '#platform/database';

/** Who asks for an artist's time. */
export interface AskedBy {
  readonly accountId: number | null;
  /** The hash of a network address. */
  readonly address: string;
}

/**
 * SQL: against whose bound it counts, of the parameters of an account and of an address's hash. An account has a count of its own
 * once its mail address is proved: before that it costs nothing to have many.
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

/** Clears who asked for what was booked before a moment. */
export async function forgetAskedBy(executor: Executor, before: number): Promise<void> {
  await executor.query(forget, [new Date(before)]);
}
