import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { phoneDigitsSql } from '#modules/safety/tables';
import { instant } from '#platform/database';

/** What a professional writes down about a client, for their own eyes. The client is an account, or a guest by `guestKeySql`. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: integer('client_id').references(() => users.id, { onDelete: 'cascade' }),
    guestKey: text('guest_key'),
    note: text('note').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('client_notes_client_key')
      .on(table.artistId, table.clientId)
      .where(sql`${table.clientId} is not null`),
    uniqueIndex('client_notes_guest_key')
      .on(table.artistId, table.guestKey)
      .where(sql`${table.guestKey} is not null`),
    index('client_notes_client_idx').on(table.clientId),
    check('client_notes_whose_check', sql`num_nonnulls(${table.clientId}, ${table.guestKey}) = 1`),
    check('client_notes_note_check', sql`char_length(${table.note}) between 1 and 2000`),
  ],
);

/** SQL: by what a guest of a visit is known again: the address, else the telephone number, else the name. */
export function guestKeySql(visit: string): string {
  return `coalesce('email ' || lower(${visit}.guest_email), 'phone ' || ${phoneDigitsSql(`${visit}.guest_phone`)},
    'name ' || lower(${visit}.guest_name))`;
}
