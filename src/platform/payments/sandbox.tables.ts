import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';

/** What the sandbox of payments keeps instead of the provider: customers, prices, checkouts, subscriptions, invoices. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    /** In the order in which they were made. */
    place: integer('place').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** Whose it is, by the sandbox's own id. */
    customer: text('customer'),
    /** As the provider would show it. */
    data: json('data').$type<object>().notNull(),
    /** What the provider would keep to itself. */
    inner: json('behind').$type<object>().notNull(),
    /** When time alone changes it next. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('sandbox_objects_kind_idx').on(table.kind, table.customer, table.place),
    index('sandbox_objects_due_idx')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** What the sandbox tells us, until we took it. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    place: integer('place').notNull().generatedAlwaysAsIdentity(),
    payload: text('payload').notNull(),
    /** Not told before this. */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    takenAt: instant('taken_at'),
  },
  (table) => [
    index('sandbox_events_due_idx')
      .on(table.dueAt, table.place)
      .where(sql`${table.takenAt} is null`),
  ],
);

/** What the sandbox answered to requests that may be repeated. */
export const sandboxAnswers = pgTable(
  'sandbox_answers',
  {
    key: text('key').primaryKey(),
    /** What was asked, as a hash: another request with the same key is refused. */
    request: text('request').notNull(),
    /** Whose, by the sandbox's own id. */
    customer: text('customer'),
    status: integer('status').notNull().default(0),
    body: text('body').notNull().default(''),
  },
  (table) => [index('sandbox_answers_customer_idx').on(table.customer)],
);
