import { statement, type Executor } from '#platform/database';
import type { payoutAccounts } from './payouts.tables.ts';
import { firstPolicy, type AccountFacts, type Policy } from './rules/index.ts';

export type PayoutAccount = Omit<typeof payoutAccounts.$inferSelect, 'askedAt'>;

const columns = `user_id AS "userId", account_id AS "accountId", country, charges_enabled AS "chargesEnabled",
  payouts_enabled AS "payoutsEnabled", details_submitted AS "detailsSubmitted", connected_at AS "connectedAt",
  disconnected_at AS "disconnectedAt", read_number AS "readNumber", read_at AS "readAt"`;
const account = statement('payouts.account_of', `SELECT ${columns} FROM payout_accounts WHERE user_id = $1`);
const payee = statement(
  'payouts.payee',
  `SELECT ${columns} FROM payout_accounts WHERE user_id = $1 AND charges_enabled AND (disconnected_at IS NULL OR $2)`,
);
const ownerOf = statement('payouts.owner_of', 'SELECT user_id AS id FROM payout_accounts WHERE account_id = $1');

/** A professional's account at the payment provider, disconnected or not; undefined for whoever never had one. */
export async function findPayoutAccount(executor: Executor, userId: number): Promise<PayoutAccount | undefined> {
  return (await executor.query<PayoutAccount>(account, [userId]))[0];
}

/**
 * The account to which a professional's clients can pay now; undefined where they pay in person. `begun`: they were asked to pay
 * before a visit counts, and may finish though it was disconnected meanwhile.
 */
export async function findPayee(
  executor: Executor,
  userId: number,
  { begun }: { readonly begun: boolean },
): Promise<PayoutAccount | undefined> {
  return (await executor.query<PayoutAccount>(payee, [userId, begun]))[0];
}

/** Whose account the payment provider means; undefined for one that is nobody's here. */
export async function findOwner(executor: Executor, accountId: string): Promise<number | undefined> {
  return (await executor.query<{ id: number }>(ownerOf, [accountId]))[0]?.id;
}

const nextNumber = statement('payouts.next_reading', `SELECT nextval('payout_readings') AS number`);

/** The number of a reading that begins now. */
export async function nextReading(executor: Executor): Promise<number> {
  return (await executor.query<{ number: number }>(nextNumber))[0]!.number;
}

const connect = statement(
  'payouts.connect',
  `INSERT INTO payout_accounts (user_id, account_id, country, charges_enabled, payouts_enabled, details_submitted,
                                connected_at, read_number, read_at)
   VALUES ($1, $2, $3, false, false, false, $4, $5, $4)
   ON CONFLICT (user_id) DO UPDATE
      SET account_id = excluded.account_id, country = excluded.country, charges_enabled = false,
          payouts_enabled = false, details_submitted = false, connected_at = excluded.connected_at,
          disconnected_at = NULL, read_number = excluded.read_number, read_at = excluded.read_at
    WHERE NOT payout_accounts.details_submitted OR payout_accounts.disconnected_at IS NOT NULL`,
);

/** Writes down a new account; it takes the place of one that is disconnected or about which its owner said nothing yet. */
export async function insertAccount(
  executor: Executor,
  { userId, accountId, country }: Pick<PayoutAccount, 'userId' | 'accountId' | 'country'>,
  { number, now }: { readonly number: number; readonly now: number },
): Promise<void> {
  await executor.query(connect, [userId, accountId, country, new Date(now), number]);
}

const disconnect = statement(
  'payouts.disconnect',
  `UPDATE payout_accounts SET disconnected_at = $2 WHERE user_id = $1 AND disconnected_at IS NULL RETURNING user_id`,
);
const reconnect = statement(
  'payouts.reconnect',
  `UPDATE payout_accounts SET disconnected_at = NULL, connected_at = $3 WHERE user_id = $1 AND account_id = $2`,
);

/** Lets nobody else pay to somebody's account; false when there is none to which somebody could. */
export async function disconnectAccount(transaction: Executor, userId: number, now: number): Promise<boolean> {
  return (await transaction.query(disconnect, [userId, new Date(now)])).length > 0;
}

/** Lets clients pay to it again, as far as the payment provider lets them. */
export async function reconnectAccount(
  transaction: Executor,
  { userId, accountId }: Pick<PayoutAccount, 'userId' | 'accountId'>,
  now: number,
): Promise<void> {
  await transaction.query(reconnect, [userId, accountId, new Date(now)]);
}

const write = statement(
  'payouts.write_reading',
  `UPDATE payout_accounts
      SET charges_enabled = $3, payouts_enabled = $4, details_submitted = $5, read_number = $6, read_at = $7
    WHERE user_id = $1 AND account_id = $2 AND read_number <= $6 AND disconnected_at IS NULL
   RETURNING old.charges_enabled AS "chargesEnabled", old.payouts_enabled AS "payoutsEnabled",
             old.details_submitted AS "detailsSubmitted"`,
);

/** Writes what a reading says of an account, and answers how it was; undefined when a later one was written before, or it is disconnected. */
export async function saveReading(
  transaction: Executor,
  { userId, accountId }: Pick<PayoutAccount, 'userId' | 'accountId'>,
  { chargesEnabled, payoutsEnabled, detailsSubmitted }: AccountFacts,
  { number, now }: { readonly number: number; readonly now: number },
): Promise<AccountFacts | undefined> {
  const facts = [chargesEnabled, payoutsEnabled, detailsSubmitted];
  return (await transaction.query<AccountFacts>(write, [userId, accountId, ...facts, number, new Date(now)]))[0];
}

const due = statement(
  'payouts.due',
  `SELECT user_id AS id FROM payout_accounts
    WHERE disconnected_at IS NULL AND (asked_at IS NULL OR asked_at < $1::timestamptz - interval '9 minutes')
      AND (read_at < $1::timestamptz - interval '1 day'
        OR (NOT charges_enabled AND read_at < $1::timestamptz - interval '9 minutes'
            AND connected_at > $1::timestamptz - interval '30 days'))
    ORDER BY greatest(read_at, asked_at), user_id LIMIT 50`,
);

const asked = statement('payouts.asked', 'UPDATE payout_accounts SET asked_at = $2 WHERE user_id = $1');

/** Writes down that the provider is asked about somebody's account: one that gets no answer waits like all others. */
export async function markAsked(executor: Executor, userId: number, now: number): Promise<void> {
  await executor.query(asked, [userId, new Date(now)]);
}

/** Of whose accounts we should have heard by now, or did not hear for long; the one asked about longest ago comes first. */
export async function listDue(executor: Executor, now: number): Promise<number[]> {
  return (await executor.query<{ id: number }>(due, [new Date(now)])).map(({ id }) => id);
}

const policyOf = statement(
  'payouts.policy_of',
  `SELECT version, free_cancellation_minutes AS "freeCancellationMinutes", late_cancel_percent AS "lateCancelPercent",
          no_show_percent AS "noShowPercent"
     FROM payment_policies WHERE user_id = $1 ORDER BY version DESC LIMIT 1`,
);

/** What a professional asks of clients who cancel late or do not come, as they set it last. */
export async function readPaymentPolicy(executor: Executor, userId: number): Promise<Policy> {
  return (await executor.query<Policy>(policyOf, [userId]))[0] ?? firstPolicy;
}

const addPolicy = statement(
  'payouts.add_policy',
  `INSERT INTO payment_policies (user_id, version, free_cancellation_minutes, late_cancel_percent, no_show_percent, at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);

/** Adds a version; those before it stay as they are. */
export async function insertPolicy(
  transaction: Executor,
  userId: number,
  { version, freeCancellationMinutes, lateCancelPercent, noShowPercent }: Policy,
  now: number,
): Promise<void> {
  const numbers = [version, freeCancellationMinutes, lateCancelPercent, noShowPercent];
  await transaction.query(addPolicy, [userId, ...numbers, new Date(now)]);
}

const vatOf = statement('payouts.vat_of', 'SELECT number, rate FROM vat WHERE user_id = $1');
const saveVatOf = statement(
  'payouts.save_vat',
  `INSERT INTO vat (user_id, number, rate) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO UPDATE SET number = excluded.number, rate = excluded.rate`,
);
const forgetVat = statement('payouts.forget_vat', 'DELETE FROM vat WHERE user_id = $1');

/** What receipts say about a professional's value added tax; `rate` in hundredths of a percent. */
export interface Vat {
  readonly number: string | null;
  readonly rate: number;
}

/** A professional's value added tax; undefined for whoever adds none. */
export async function readVat(executor: Executor, userId: number): Promise<Vat | undefined> {
  return (await executor.query<Vat>(vatOf, [userId]))[0];
}

/** Writes it; without one receipts say nothing of tax. */
export async function saveVat(executor: Executor, userId: number, vat: Vat | undefined): Promise<void> {
  if (vat) await executor.query(saveVatOf, [userId, vat.number, vat.rate]);
  else await executor.query(forgetVat, [userId]);
}

/** All that is kept of how somebody is paid. */
export interface PayoutsFacts {
  /** Whether payments go to a sandbox, where no money moves. */
  readonly sandbox: boolean;
  readonly account: PayoutAccount | undefined;
  readonly policy: Policy;
  readonly vat: Vat | undefined;
}
