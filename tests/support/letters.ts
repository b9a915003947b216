import { openLetter } from '#modules/notifications';
import type { App } from '#platform/app';

/** A mail as it was queued, with what its writer makes the words of. */
export interface KeptMail {
  readonly kind: string;
  readonly recipient: string;
  readonly bookingId: number | null;
  readonly letter: any;
}

/** The mails in the outbox, the latest first; their letters are sealed in the database. */
export async function lettersIn(
  { database, secret }: Pick<App, 'database' | 'secret'>,
  about: { readonly kind?: string; readonly recipient?: string; readonly bookingId?: number } = {},
): Promise<KeptMail[]> {
  const rows = await database.run<KeptMail>(
    `SELECT kind, recipient, booking_id AS "bookingId", letter FROM mails
      WHERE kind = coalesce($1, kind) AND recipient = coalesce($2, recipient) AND ($3::int IS NULL OR booking_id = $3)
      ORDER BY id DESC`,
    [about.kind, about.recipient, about.bookingId],
  );
  return rows.map((row) => ({ ...row, letter: openLetter(secret, row.letter) }));
}
