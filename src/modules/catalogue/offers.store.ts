import { and, eq, isNull } from 'drizzle-orm';
import { isHereSql } from '#modules/accounts/tables';
import { statement, type Executor } from '#platform/database';
import { offers, offerServices } from './catalogue.tables.ts';

/** An offer with the services it is for; none means all. With `removedAt` it is gone. */
export type Offer = typeof offers.$inferSelect & { readonly serviceIds: readonly number[] };
export type OfferValues = Omit<typeof offers.$inferInsert, 'id' | 'userId' | 'uses' | 'createdAt' | 'removedAt'>;

const servicesOf = `(SELECT coalesce(array_agg(service_id ORDER BY service_id), '{}')
                       FROM offer_services WHERE offer_id = offers.id)`;
const columns = `id, user_id AS "userId", title, description, percent, amount, currency, code, listed, weekdays,
  starts_on::text AS "startsOn", ends_on::text AS "endsOn", max_uses AS "maxUses", uses, published,
  created_at AS "createdAt", removed_at AS "removedAt", ${servicesOf} AS "serviceIds"`;

const ofPerson = statement(
  'catalogue.offers_of',
  `SELECT ${columns} FROM offers
    WHERE user_id = $1 AND removed_at IS NULL AND ($2 OR published AND (listed OR code = $3)) AND ${isHereSql('$1')} ORDER BY NOT published, id`,
);
const own = statement(
  'catalogue.own_offer',
  `SELECT ${columns} FROM offers WHERE id = $1 AND user_id = $2 AND removed_at IS NULL FOR UPDATE`,
);

export interface WhichOffers {
  /** Adds those that nobody else sees. */
  readonly drafts: boolean;
  /** Adds the one that is on no page and has this code, as `normalCode` writes it. */
  readonly code?: string | undefined;
}

/** What somebody's offers are, in the order they were made. */
export function listOffersOf(executor: Executor, userId: number, { drafts, code }: WhichOffers): Promise<Offer[]> {
  return executor.query<Offer>(ofPerson, [userId, drafts, code ?? null]);
}

const openTo = statement(
  'catalogue.offers_without_code',
  `SELECT ${columns} FROM offers
    WHERE user_id = ANY($1::int[]) AND removed_at IS NULL AND published AND code IS NULL ORDER BY id`,
);

/** The published offers of these people that need no code, whether or not they stand today. */
export function listOffersWithoutCode(executor: Executor, userIds: readonly number[]): Promise<Offer[]> {
  return executor.query<Offer>(openTo, [userIds]);
}

/** One of a person's own offers, kept as it is until the transaction ends. */
export async function lockOwnOffer(transaction: Executor, userId: number, id: number): Promise<Offer | undefined> {
  return (await transaction.query<Offer>(own, [id, userId]))[0];
}

/** Adds an offer; throws on a code that another one of the same person has (`offers_code_key`). */
export async function insertOffer(
  transaction: Executor,
  userId: number,
  { serviceIds, ...values }: OfferValues & { serviceIds: readonly number[] },
  now: number,
): Promise<number> {
  const [row] = await transaction.orm
    .insert(offers)
    .values({ ...values, userId, createdAt: now })
    .returning({ id: offers.id });
  await saveServices(transaction, row!.id, serviceIds);
  return row!.id;
}

/** Changes an offer as a whole. */
export async function updateOffer(
  transaction: Executor,
  id: number,
  { serviceIds, ...values }: OfferValues & { serviceIds: readonly number[] },
): Promise<void> {
  await transaction.orm.update(offers).set(values).where(eq(offers.id, id));
  await transaction.orm.delete(offerServices).where(eq(offerServices.offerId, id));
  await saveServices(transaction, id, serviceIds);
}

async function saveServices(transaction: Executor, offerId: number, serviceIds: readonly number[]): Promise<void> {
  if (serviceIds.length === 0) return;
  await transaction.orm.insert(offerServices).values(serviceIds.map((serviceId) => ({ offerId, serviceId })));
}

/** Takes one of a person's offers away for good; false when it is not theirs or was removed before. */
export async function removeOffer(executor: Executor, userId: number, id: number, now: number): Promise<boolean> {
  const removed = await executor.orm
    .update(offers)
    .set({ removedAt: now })
    .where(and(eq(offers.id, id), eq(offers.userId, userId), isNull(offers.removedAt)))
    .returning({ id: offers.id });
  return removed.length > 0;
}

const ownServices = statement(
  'catalogue.own_service_ids',
  'SELECT id FROM services WHERE user_id = $1 AND id = ANY($2::int[]) AND removed_at IS NULL',
);

/** Which of these services are a person's own and still there. */
export async function ownServiceIds(executor: Executor, userId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await executor.query<{ id: number }>(ownServices, [userId, ids]);
  return new Set(rows.map(({ id }) => id));
}
