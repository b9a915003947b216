import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';
import { adminIdleHours, idleDays, pageGrounds, pageTypes, sessionFactors, type Policy } from './rules/index.ts';

/** Everybody with an account. Ids of real people begin at 1001; lower ones belong to the demo. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    /** When its owner followed a link mailed to it; null while the address is unverified. */
    emailVerifiedAt: instant('email_verified_at'),
    phone: text('phone'),
    bio: text('bio'),
    profileImage: text('profile_image'),
    profession: text('profession'),
    city: text('city'),
    /** Of the place, in degrees; roughly where the work is done. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** A category of explore, such as `hair`. */
    category: text('category'),
    /** Whether others may see whom they follow and who follows them; the counts always show. */
    followsHidden: boolean('follows_hidden').notNull().default(false),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The tag of a locale, such as "en-US": a language, and in whose way it writes times and money. */
    language: text('language').notNull().default('en'),
    accountType: text('account_type', { enum: ['personal', 'business'] })
      .notNull()
      .default('personal'),
    businessName: text('business_name'),
    businessCategory: text('business_category'),
    businessAddress: text('business_address'),
    businessPhone: text('business_phone'),
    pageType: text('page_type', { enum: pageTypes }).notNull().default('poster'),
    pageGround: text('page_ground', { enum: pageGrounds }).notNull().default('chalk'),
    customUrl: text('custom_url'),
    isVerified: boolean('is_verified').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    subscriptionStatus: text('subscription_status').notNull().default('trial'),
    subscriptionTier: text('subscription_tier', { enum: ['basic', 'premium'] }),
    subscriptionExpiresAt: instant('subscription_expires_at'),
    trialStartedAt: instant('trial_started_at'),
    trialEndsAt: instant('trial_ends_at'),
    /** From when on nothing new is offered: the free week or the plan is over. Null while nothing ends by itself. */
    closesAt: instant('closes_at').generatedAlwaysAs(
      sql.raw(
        `CASE WHEN subscription_status IN ('active', 'past_due') THEN subscription_expires_at ELSE trial_ends_at END`,
      ),
    ),
    /** Whether money that clients pay here reaches them; payouts writes it. */
    takesPayments: boolean('takes_payments').notNull().default(false),
    /** What they ask of clients who cancel late or do not come, in its latest version; payouts writes it. */
    policy: jsonb('policy').$type<Policy>(),
    trialReminderSent: boolean('trial_reminder_sent').notNull().default(false),
    /** Whether a professional has handed on the link of their page, the last step of setting it up. */
    linkShared: boolean('link_shared').notNull().default(false),
    /** Whether they sent away the list of what is left to set up. */
    checklistDismissed: boolean('checklist_dismissed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the account goes for good: its person asked for it, and from then on is there for nobody else. */
    leavesAt: instant('leaves_at'),
    /** When it went; what is left is a nameless row that other people's bookings point at. */
    leftAt: instant('left_at'),
    /** Since when an admin keeps them out; until then, or for good without an end. */
    suspendedAt: instant('suspended_at'),
    suspendedUntil: instant('suspended_until'),
    suspensionReason: text('suspension_reason'),
    /** Whether they are there for nobody else: they are leaving, or suspended. */
    absent: boolean('absent')
      .notNull()
      .generatedAlwaysAs(sql`leaves_at is not null or suspended_at is not null`),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_custom_url_key').on(sql`lower(${table.customUrl})`),
    uniqueIndex('users_stripe_customer_key').on(table.stripeCustomerId),
    // In the order in which admins look through everybody; its like is on bookings, payments, posts, reports and appeals.
    index('users_created_idx').on(table.createdAt, table.id),
    // Whose free week ends soon or has just ended.
    index('users_trial_ends_idx')
      .on(table.trialEndsAt)
      .where(sql`${table.subscriptionStatus} = 'trial'`),
    check(
      'users_place_check',
      sql`(${table.latitude} is null) = (${table.longitude} is null) and ${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
    index('users_leaves_at_idx')
      .on(table.leavesAt)
      .where(sql`${table.leavesAt} is not null and ${table.leftAt} is null`),
    check('users_left_check', sql`${table.leftAt} is null or ${table.leavesAt} is not null`),
    index('users_suspended_until_idx')
      .on(table.suspendedUntil)
      .where(sql`${table.suspendedUntil} is not null`),
    check(
      'users_suspension_check',
      sql`(${table.suspendedAt} is null) = (${table.suspensionReason} is null) and (${table.suspendedUntil} is null or ${table.suspendedUntil} > ${table.suspendedAt}) and char_length(${table.suspensionReason}) <= 500`,
    ),
    check('users_demo_admin_check', sql`not ${table.isAdmin} or ${table.id} >= 1001`),
    check('users_account_type_check', sql`${table.accountType} in ('personal', 'business')`),
    check('users_page_type_check', sql`${table.pageType} in ('poster', 'editorial', 'plain')`),
    check('users_page_ground_check', sql`${table.pageGround} in ('chalk', 'ink', 'camwood', 'marigold')`),
  ],
);

/** A sign-in. The token itself is only in the cookie; here lies its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device'),
    /** The admin who is signed in as this person; such a session is nobody's own. */
    actingId: integer('acting_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The admin's own session that it was begun in; it ends with that one. */
    begunIn: integer('begun_in').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** To about an hour. */
    lastSeenAt: instant('last_seen_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    factor: text('factor', { enum: sessionFactors }).notNull().default('password'),
    /** When its owner last confirmed their identity in it; defaults to the sign-in. */
    confirmedAt: instant('confirmed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    check('sessions_factor_check', sql`${table.factor} in ('password', 'passkey', 'second_step')`),
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_acting_id_idx')
      .on(table.actingId)
      .where(sql`${table.actingId} is not null`),
    index('sessions_begun_in_idx')
      .on(table.begunIn)
      .where(sql`${table.begunIn} is not null`),
    check('sessions_acting_check', sql`(${table.actingId} is null) = (${table.begunIn} is null)`),
  ],
);

/** A password reset that was asked for; the mail holds the token, here lies its SHA-256. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  // Only the latest mailed link works.
  (table) => [uniqueIndex('password_resets_user_id_key').on(table.userId)],
);

/** What whoever looks after the place has decided about it; one row at most, and none means the defaults. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer('id').primaryKey().default(1),
    registrationsOpen: boolean('registrations_open').notNull().default(true),
  },
  (table) => [check('site_settings_one_check', sql`${table.id} = 1`)],
);

/**
 * SQL: whether a session (an alias) is valid at a moment: neither expired nor idle for too long; for admins that is shorter.
 * `isAdmin` says whether its owner is one, if the statement already has the user.
 */
export function sessionCountsSql(
  session: string,
  now: string,
  isAdmin = `(SELECT is_admin FROM users AS keeper WHERE keeper.id = ${session}.user_id)`,
): string {
  return `(${session}.expires_at > ${now} AND ${session}.last_seen_at > ${now}
    - CASE WHEN ${isAdmin} THEN interval '${adminIdleHours} hours' ELSE interval '${idleDays} days' END)`;
}

/** SQL: whether the session whose token has this hash is a person's and counts at a moment (parameters by name). */
export function sessionOfSql(tokenHash: string, person: string, now: string): string {
  return `EXISTS (SELECT FROM sessions AS held
    WHERE held.token_hash = ${tokenHash} AND held.user_id = ${person} AND ${sessionCountsSql('held', now)})`;
}

/** SQL: whether a person (a column or parameter by name) is there for others: nobody is who leaves, has left or is suspended. */
export function isHereSql(person: string): string {
  return `EXISTS (SELECT FROM users AS present WHERE present.id = ${person} AND NOT present.absent)`;
}

/** SQL: whether a person takes bookings, as the rule `takesBookings` says it. */
export function takesBookingsSql(person: string): string {
  return `EXISTS (SELECT FROM users AS offering
    WHERE offering.id = ${person} AND (offering.account_type = 'business' OR offering.trial_started_at IS NOT NULL))`;
}
