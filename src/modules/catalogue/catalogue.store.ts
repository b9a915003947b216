import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { users } from '#modules/accounts/tables';
import { statement, type Executor } from '#platform/database';
import { services } from './catalogue.tables.ts';
import type { Advance, DiscountOffer } from './rules/index.ts';

/** A service: minutes, and the price in the currency's minor unit. With `removedAt` it is no longer offered. */
export type Service = typeof services.$inferSelect;
export type NewService = Omit<typeof services.$inferInsert, 'id' | 'position' | 'removedAt'>;
export type ServiceChange = Partial<
  Pick<
    Service,
    'name' | 'description' | 'duration' | 'price' | 'currency' | 'extraGap' | 'addOn' | 'published' | keyof Advance
  >
>;

const columns = `services.id, user_id AS "userId", name, description, duration, price, currency, published, position,
  extra_gap AS "extraGap", add_on AS "addOn", sample, services.created_at AS "createdAt", removed_at AS "removedAt",
  deposit_amount AS "depositAmount", deposit_percent AS "depositPercent", prepay_for AS "prepayFor"`;
/** As its owner offers it, who is here: what nobody could pay them is not asked. */
const offered = `${columns}, CASE WHEN owner.takes_payments THEN prepay ELSE 'none' END AS prepay`;
const offeredFrom = 'services JOIN users AS owner ON owner.id = services.user_id AND NOT owner.absent';
const byId = statement('catalogue.service_by_id', `SELECT ${columns}, prepay FROM services WHERE id = $1`);
const publishedOf = statement(
  'catalogue.published_services',
  `SELECT ${offered} FROM ${offeredFrom}
    WHERE user_id = $1 AND removed_at IS NULL AND published ORDER BY position, services.id`,
);

/** One service, drafts and removed ones included: the caller decides by `published` and `removedAt`. */
export async function findService(executor: Executor, id: number): Promise<Service | undefined> {
  return (await executor.query<Service>(byId, [id]))[0];
}

const byIds = statement(
  'catalogue.offered_services_by_id',
  `SELECT ${offered} FROM ${offeredFrom}
    WHERE services.id = ANY($1::int[]) AND removed_at IS NULL AND published`,
);

/** Published services of people who are here, in the order of these ids; those that are none are left out. */
export async function findServices(executor: Executor, ids: readonly number[]): Promise<Service[]> {
  if (ids.length === 0) return [];
  const found = new Map((await executor.query<Service>(byIds, [ids])).map((service) => [service.id, service]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A service, and its owner's published offers, whether they are for it or not. */
export interface ServiceWithOffers {
  readonly service: Service;
  readonly offers: readonly DiscountOffer[];
}

const byIdWithOffers = statement(
  'catalogue.service_with_offers',
  `SELECT ${offered},
          (SELECT coalesce(json_agg(json_build_object(
                    'id', id, 'title', title, 'percent', percent, 'amount', amount, 'currency', currency, 'code', code,
                    'startsOn', starts_on, 'endsOn', ends_on, 'maxUses', max_uses, 'uses', uses, 'weekdays', weekdays,
                    'serviceIds', (SELECT coalesce(json_agg(service_id), '[]') FROM offer_services
                                    WHERE offer_id = offers.id)) ORDER BY id), '[]')
             FROM offers
            WHERE offers.user_id = services.user_id AND offers.published AND offers.removed_at IS NULL) AS offers
     FROM ${offeredFrom} WHERE services.id = $1`,
);

/** One service that can be booked from somebody who is here, with what may be taken off its price. */
export async function findServiceWithOffers(executor: Executor, id: number): Promise<ServiceWithOffers | undefined> {
  const [row] = await executor.query<Service & { offers: DiscountOffer[] }>(byIdWithOffers, [id]);
  if (!row) return undefined;
  const { offers, ...service } = row;
  return { service, offers };
}

/** What everybody may see of a person's services, in their order. */
export function listPublishedServices(executor: Executor, userId: number): Promise<Service[]> {
  return executor.query<Service>(publishedOf, [userId]);
}

/** A person's services with their drafts, in their order. */
export async function listOwnServices(executor: Executor, userId: number): Promise<Service[]> {
  return executor.orm
    .select()
    .from(services)
    .where(and(eq(services.userId, userId), isNull(services.removedAt)))
    .orderBy(asc(services.position), asc(services.id));
}

/** Makes changes to a person's services and offers wait for each other until the transaction ends. */
export async function lockServicesOf(transaction: Executor, userId: number): Promise<void> {
  await transaction.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Adds services behind a person's own, in the given order; samples that are still drafts make room. */
export async function insertServices(transaction: Executor, userId: number, added: NewService[]): Promise<Service[]> {
  const isOwnWork = sql`not (${services.sample} and not ${services.published})`;
  const [last] = await transaction.orm
    .select({ position: sql<number>`coalesce(max(${services.position}) filter (where ${isOwnWork}), 0)` })
    .from(services)
    .where(eq(services.userId, userId));
  const first = (last?.position ?? 0) + 1;
  await transaction.orm
    .update(services)
    .set({ position: sql`${services.position} + ${added.length}` })
    .where(and(eq(services.userId, userId), gte(services.position, first)));
  const rows = added.map((service, index) => ({ ...service, position: first + index }));
  return transaction.orm.insert(services).values(rows).returning();
}

const isOwn = (userId: number, id: number) =>
  and(eq(services.id, id), eq(services.userId, userId), isNull(services.removedAt));

/** Changes one of a person's services; undefined when it is not theirs or was removed. */
export async function updateService(
  executor: Executor,
  userId: number,
  id: number,
  change: ServiceChange,
): Promise<Service | undefined> {
  const known = Object.values(change).some((value) => value !== undefined);
  // What an offer took off the old price may be more than the new one.
  const priced = change.price !== undefined || change.currency !== undefined;
  const [row] = known
    ? await executor.orm
        .update(services)
        .set({ ...change, ...(priced && { discount: 0 }) })
        .where(isOwn(userId, id))
        .returning()
    : await executor.orm.select().from(services).where(isOwn(userId, id));
  return row;
}

/** Takes one of a person's services off the list for good; false when it is not theirs or was removed before. */
export async function removeService(executor: Executor, userId: number, id: number, now: number): Promise<boolean> {
  const removed = await executor.orm
    .update(services)
    .set({ removedAt: now })
    .where(isOwn(userId, id))
    .returning({ id: services.id });
  return removed.length > 0;
}

const setPositions = statement(
  'catalogue.set_positions',
  `UPDATE services SET position = wished.position
     FROM unnest($2::int[]) WITH ORDINALITY AS wished (id, position)
    WHERE services.id = wished.id AND services.user_id = $1`,
);

/** Puts a person's services in the order of these ids. */
export async function updatePositions(executor: Executor, userId: number, ids: readonly number[]): Promise<void> {
  await executor.query(setPositions, [userId, ids]);
}
