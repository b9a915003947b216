import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';
import { users } from './accounts.tables.ts';

/** A wished e-mail address until its owner says that it is theirs; the mail holds the token, here lies its SHA-256. */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

/**
 * A link mailed to the address of an account: `verify_email` verifies that address, `dispute_password` reports that another
 * person changed the password. The mail contains the token, this table its SHA-256.
 */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['verify_email', 'dispute_password'] }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was mailed to; the link becomes invalid once the account has another one. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mailed_links_user_id_idx').on(table.userId),
    // Only the latest verification link works.
    uniqueIndex('mailed_links_verify_key')
      .on(table.userId)
      .where(sql`${table.purpose} = 'verify_email'`),
    check('mailed_links_purpose_check', sql`${table.purpose} in ('verify_email', 'dispute_password')`),
  ],
);

/** The second step of a person's sign-in; it counts once a first code has confirmed it. */
export const secondSteps = pgTable('second_steps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed: the database alone makes no codes. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The half minute of the last code that was taken; neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** What signs in when the device that makes codes is lost, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user_id_idx').on(table.userId)],
);

/** A key that a device keeps, by which its owner signs in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    name: text('name').notNull(),
    /** Whether it is kept in more places than one device. */
    synced: boolean('synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
);

/**
 * What a browser has to answer before long, once: the way from a password to its second step, the riddle of a passkey, the
 * way from a sign-in to keeping an account that was to go.
 */
export const challenges = pgTable(
  'challenges',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['second_step', 'passkey_new', 'passkey_login', 'keep_account'] }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('challenges_expires_at_idx').on(table.expiresAt), index('challenges_user_id_idx').on(table.userId)],
);

/**
 * The security log: sign-ins, changes of account security, refused permissions, limits that were reached, admin actions. The
 * program's role can only add rows; functions of the database owner clear addresses and delete old rows.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    /** The code of a refusal. */
    detail: text('detail'),
    /** The account concerned; null if it is not known. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The admin who was signed in as this person. */
    actingId: integer('acting_id'),
    sessionId: integer('session_id'),
    /** The network address and the browser, for 30 days. */
    address: text('address'),
    device: text('device'),
    /** Such as `POST /api/login`: a path pattern, without ids. */
    route: text('route').notNull(),
  },
  (table) => [
    index('security_events_at_idx').on(table.at, table.id),
    index('security_events_user_id_idx').on(table.userId, table.at, table.id),
    check('security_events_kind_check', sql`${table.kind} ~ '^[a-z_]+$'`),
    check('security_events_outcome_check', sql`${table.outcome} in ('done', 'refused')`),
  ],
);
