import { statement, type Executor } from '#platform/database';

/** What decides about the price of a published service today. */
export interface PricedService {
  readonly serviceId: number;
  readonly artistId: number;
  /** In the minor unit, as `discount`. */
  readonly price: number;
  readonly currency: string;
  /** What is written as taken off. */
  readonly discount: number;
}

const priced = statement(
  'catalogue.priced_services',
  `SELECT id AS "serviceId", user_id AS "artistId", price, currency, discount
     FROM services WHERE user_id = ANY($1::int[]) AND published AND removed_at IS NULL ORDER BY id`,
);

/** The published services of these people. */
export function listPriced(executor: Executor, userIds: readonly number[]): Promise<PricedService[]> {
  return executor.query<PricedService>(priced, [userIds]);
}

const write = statement(
  'catalogue.write_discounts',
  `UPDATE services SET discount = wished.discount
     FROM unnest($1::int[], $2::int[]) AS wished (id, discount) WHERE services.id = wished.id`,
);

/** Writes what is taken off these services, which nobody else changes meanwhile (`lockServicesOf`). */
export async function writeDiscounts(transaction: Executor, services: readonly PricedService[]): Promise<void> {
  await transaction.query(write, [services.map((each) => each.serviceId), services.map((each) => each.discount)]);
}

/** So many days ago an offer may have ended whose end is not looked at any more while the process runs. */
const recentDays = 3;

const turning = statement(
  'catalogue.turning_prices',
  `SELECT DISTINCT user_id AS "userId" FROM offers
    WHERE published AND removed_at IS NULL AND code IS NULL
      AND ($2 OR (num_nonnulls(starts_on, ends_on, max_uses) > 0 AND coalesce(ends_on, 'infinity') > $1::timestamptz - interval '${recentDays} days'))
   UNION SELECT user_id FROM services WHERE $2 AND discount > 0`,
);

/** Whose prices may change by themselves about now, or with `all` have changed while nobody looked. */
export async function listTurning(executor: Executor, now: number, { all }: { all: boolean }): Promise<number[]> {
  const rows = await executor.query<{ userId: number }>(turning, [new Date(now), all]);
  return rows.map(({ userId }) => userId);
}
