import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { media } from '#modules/media/tables';
import { instant } from '#platform/database';

/** A conversation of two people; a request until the one who was written to answers or accepts it. */
export const threads = pgTable(
  'threads',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** The lower of the two ids, so that two people have one thread. */
    oneId: integer('one_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedBy: integer('started_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['request', 'open', 'declined'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
  },
  (table) => [
    unique('threads_people_key').on(table.oneId, table.otherId),
    check('threads_people_check', sql`${table.oneId} < ${table.otherId}`),
    check('threads_status_check', sql`${table.status} in ('request', 'open', 'declined')`),
  ],
);

/** How a thread stands for one of its two people. */
export const threadMembers = pgTable(
  'thread_members',
  {
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unreadCount: integer('unread_count').notNull().default(0),
    lastReadMessageId: integer('last_read_message_id').notNull().default(0),
    /** Up to which message they were told by mail that something waits. */
    toldMessageId: integer('told_message_id').notNull().default(0),
    /** Same as the thread's: the list of one's threads is one index away. */
    lastMessageAt: instant('last_message_at').notNull(),
    archived: boolean('archived').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('thread_members_user_id_idx').on(table.userId, table.lastMessageAt.desc().nullsFirst(), table.threadId),
    index('thread_members_unread_idx')
      .on(table.lastMessageAt)
      .where(sql`${table.unreadCount} > 0`),
    check('thread_members_unread_check', sql`${table.unreadCount} >= 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull().default(''),
    mediaId: integer('media_id').references(() => media.id),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** Not by its sender but by an admin: the words stay, for the case that it comes back. */
    taken: boolean('taken').notNull().default(false),
  },
  (table) => [
    index('messages_thread_id_idx').on(table.threadId, table.id),
    index('messages_sender_id_idx').on(table.senderId),
    check('messages_content_check', sql`char_length(${table.content}) <= 2000`),
    check('messages_something_check', sql`${table.content} <> '' or ${table.mediaId} is not null`),
  ],
);
