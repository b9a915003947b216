import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant } from '#platform/database';
import { mailStatuses, noticeTopics, type SealedLetter } from './rules/index.ts';

/**
 * The outbox: in the transaction that causes a mail its facts are kept, frozen; it is put into words when it is sent or
 * looked at. Once the server took it they are gone: they hold what acts for a person.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** The input of its kind's writer, encrypted: it may contain links that act for people. */
    letter: json('letter').$type<SealedLetter>(),
    /** Better lost than sent twice: never tried again unless the server surely did not take it. */
    once: boolean('once').notNull().default(false),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    bookingId: integer('booking_id'),
    /** The account whose action causes it, if any. */
    causeUserId: integer('cause_user_id'),
    /** The network address that causes it, if known; kept for a day. */
    causeAddress: text('cause_address'),
    /** Its recipient did not ask for it: it is sent only while the account that causes it has a verified address. */
    uninvited: boolean('uninvited').notNull().default(false),
    /** When the meter released it; null before the meter has checked it. */
    meteredAt: instant('metered_at'),
    heldAt: instant('held_at'),
    createdAt: instant('created_at').notNull(),
    /** Not tried before this. */
    dueAt: instant('due_at').notNull(),
    /** Worth nothing after this. */
    expiresAt: instant('expires_at'),
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Codes of the last failure, never its words. */
    failure: text('failure'),
  },
  (table) => [
    index('mails_due_idx')
      .on(table.dueAt, table.id)
      .where(sql`${table.status} = 'queued'`),
    index('mails_sending_idx')
      .on(table.claimedAt)
      .where(sql`${table.status} = 'sending'`),
    index('mails_held_idx')
      .on(table.recipient, table.id)
      .where(sql`${table.status} = 'held'`),
    index('mails_metered_idx')
      .on(table.meteredAt)
      .where(sql`${table.meteredAt} is not null`),
    index('mails_booking_idx')
      .on(table.bookingId, table.id)
      .where(sql`${table.bookingId} is not null`),
    // Mails are only ever added at the end: a few bytes for each stretch of them find the old ones.
    index('mails_created_idx').using('brin', table.createdAt),
    check('mails_status_check', sql`${table.status} in ('queued', 'held', 'sending', 'sent', 'failed', 'voided')`),
  ],
);

/**
 * What a person is told inside Uli. Until it is read, more of the same (`group_key`) joins it: its latest people and their
 * number stand for all of them, who are in `notice_people`.
 */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: noticeTopics }).notNull(),
    /** Such as `post.liked`. */
    kind: text('kind').notNull(),
    /** What is grouped: such as `post.liked:1234`. */
    groupKey: text('group_key').notNull(),
    /** Who did it, the latest first, at most three. */
    actorIds: integer('actor_ids').array().notNull(),
    actorsCount: integer('actors_count').notNull(),
    /** Where it leads. */
    href: text('href').notNull(),
    /** What its words need besides the people. */
    facts: json('facts').$type<object>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notices_group_key')
      .on(table.userId, table.groupKey)
      .where(sql`${table.readAt} is null`),
    index('notices_user_id_idx').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check(
      'notices_topic_check',
      sql`${table.topic} in ('bookings', 'likes', 'comments', 'follows', 'mentions', 'messages', 'ratings', 'payments', 'moderation')`,
    ),
    check('notices_actors_check', sql`${table.actorsCount} >= cardinality(${table.actorIds})`),
  ],
);

/** Everybody who stands in a notice, so that nobody is counted twice and whoever takes it back stands there no more. */
export const noticePeople = pgTable(
  'notice_people',
  {
    noticeId: integer('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When they did it last. */
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.userId] }),
    index('notice_people_user_id_idx').on(table.userId),
  ],
);

/** Which topics a person switched off; without a row one is told. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: noticeTopics }).notNull(),
    inApp: boolean('in_app').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);
