import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { bookings } from '#modules/bookings/tables';
import { instant } from '#platform/database';

/** A conversation of a professional and a guest, about a booking; of a series it hangs on its first visit. */
export const guestThreads = pgTable(
  'guest_threads',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastMessageAt: instant('last_message_at').notNull(),
    /** What the guest wrote and the professional has not read. */
    unreadCount: integer('unread_count').notNull().default(0),
  },
  (table) => [
    index('guest_threads_artist_id_idx').on(table.artistId, table.lastMessageAt.desc(), table.bookingId.desc()),
    check('guest_threads_unread_check', sql`${table.unreadCount} >= 0`),
  ],
);

export const guestMessages = pgTable(
  'guest_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => guestThreads.bookingId, { onDelete: 'cascade' }),
    fromGuest: boolean('from_guest').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('guest_messages_booking_id_idx').on(table.bookingId, table.id),
    check('guest_messages_content_check', sql`char_length(${table.content}) between 1 and 2000`),
  ],
);
