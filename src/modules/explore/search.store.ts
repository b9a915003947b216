import { takesBookingsSql } from '#modules/accounts/tables';
import { bookableSql, priceTodaySql } from '#modules/catalogue/tables';
import { apartSql } from '#modules/safety/tables';
import type { Executor } from '#platform/database';

/** Whom to look for; everything may be missing. */
export interface Search {
  /** Words, all of which must fit; each may mean a category, too. */
  readonly words: readonly { readonly word: string; readonly category: string | undefined }[];
  readonly category?: string | undefined;
  readonly place?: { readonly lat: number; readonly lon: number } | undefined;
  /** Kilometres around the place. */
  readonly radius?: number | undefined;
  readonly minRating?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly currency?: string | undefined;
  readonly leaveOut: readonly number[];
  /** Whether nobody is meant who only books. */
  readonly takingBookings?: boolean | undefined;
  /** Nobody else. */
  readonly among?: readonly number[] | undefined;
  /** Who asks: people apart from them are not there. */
  readonly viewerId?: number | undefined;
}

export type StoredSort = 'best' | 'nearest' | 'price' | 'rating';

/** Where a page begins: after this person, whose sort key is this. */
export interface After {
  readonly key: number;
  readonly id: number;
}

/** Collects the values of a statement and names them. */
export class Values {
  readonly list: unknown[] = [];
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** Comes after every price. */
const noPrice = 2_147_483_647;
const noPlace = 99_999;
/** Of one degree of latitude. */
const kilometres = 111.2;

export const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Ids of those who fit with their sort keys, in order, at most `limit`. */
export async function findPeople(
  executor: Executor,
  search: Search,
  { sort, after, limit }: { sort: StoredSort; after?: After | undefined; limit: number | null },
): Promise<After[]> {
  const values = new Values();
  const { key, order, later } = sortOf(search, sort, values);
  const where = conditionsOf(search, values);
  if (after) where.push(later(after));
  const text = `SELECT user_id AS id, ${key} AS key FROM explore_people AS person ${whereOf(where)}
    ORDER BY ${order}, user_id LIMIT ${values.add(limit)}::int`;
  return executor.run<After>(text, values.list);
}

/** How many fit, counted up to a number. */
export async function countPeople(executor: Executor, search: Search, most: number): Promise<number> {
  const values = new Values();
  const where = whereOf(conditionsOf(search, values));
  const text = `SELECT count(*)::int AS count FROM (SELECT FROM explore_people AS person ${where} LIMIT ${most}) AS found`;
  const [row] = await executor.run<{ count: number }>(text, values.list);
  return row!.count;
}

export function whereOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
}

/** What a row of `explore_people`, which is called `person`, must fulfil. */
export function conditionsOf(search: Search, values: Values): string[] {
  const { words, category, place, radius, minRating, maxPrice, currency, leaveOut, takingBookings, among, viewerId } =
    search;
  const where = words.map(({ word, category: meant }) => {
    const whole = `words LIKE '%' || lower(unaccent(${values.add(like(word))})) || '%'`;
    // Trigrams forgive a slip in a word; of one or two letters everything would be alike.
    const alike = word.length > 2 ? ` OR lower(unaccent(${values.add(word)})) <% words` : '';
    return `(${whole}${alike}${meant ? ` OR category = ${values.add(meant)}` : ''})`;
  });
  if (category) where.push(`category = ${values.add(category)}`);
  if (place && radius !== undefined) where.push(...withinOf(place, radius, values));
  if (minRating !== undefined) where.push(`rating >= ${values.add(Math.round(minRating * 100))}::int`);
  if (maxPrice !== undefined) {
    where.push(`${leastPriceIn(currency, values)} <= ${values.add(maxPrice)}::int`);
  }
  if (takingBookings) where.push(takesBookingsSql('person.user_id'));
  if (among) where.push(`user_id = ANY(${values.add(among)}::int[])`);
  if (leaveOut.length > 0) where.push(`user_id <> ALL(${values.add(leaveOut)}::int[])`);
  if (viewerId !== undefined) where.push(`NOT ${apartSql(`${values.add(viewerId)}::int`, 'person.user_id')}`);
  return where;
}

/** A box that the index finds, then the circle. */
function withinOf(place: { lat: number; lon: number }, radius: number, values: Values): string[] {
  const high = radius / kilometres;
  const narrow = Math.cos(((Math.min(89.9, Math.abs(place.lat) + high) % 90) * Math.PI) / 180);
  const wide = high / Math.max(0.001, narrow);
  const box = [`latitude BETWEEN ${values.add(place.lat - high)}::float8 AND ${values.add(place.lat + high)}::float8`];
  // Over the date line or a pole every longitude may be near.
  if (Math.abs(place.lat) + high < 89 && Math.abs(place.lon) + wide < 180) {
    box.push(`longitude BETWEEN ${values.add(place.lon - wide)}::float8 AND ${values.add(place.lon + wide)}::float8`);
  }
  return [...box, `(${distanceOf(place, values)}) <= ${values.add(radius)}::float8`];
}

/** Kilometres over the globe; null where nobody knows a place. */
function distanceOf({ lat, lon }: { lat: number; lon: number }, values: Values): string {
  const [latitude, longitude] = [`${values.add(lat)}::float8`, `${values.add(lon)}::float8`];
  return `CASE WHEN latitude IS NOT NULL THEN
    12742 * asin(sqrt(least(1, power(sind((latitude - ${latitude}) / 2), 2)
      + cosd(latitude) * cosd(${latitude}) * power(sind((longitude - ${longitude}) / 2), 2)))) END`;
}

/**
 * The least that a person asks in one currency, for numbers of different currencies are never compared; null where nothing of
 * theirs costs such money. A consultation that is free makes nobody free.
 */
function leastPriceIn(currency: string | undefined, values: Values): string {
  const price = priceTodaySql('services');
  return `(SELECT coalesce(min(${price}) FILTER (WHERE ${price} > 0), min(${price})) FROM services
    WHERE services.user_id = person.user_id AND ${bookableSql('services')} AND currency = ${values.add(currency)})`;
}

interface Sorted {
  readonly key: string;
  readonly order: string;
  /** What comes after a key; a bare bound first, which an index can begin at. */
  readonly later: (after: After) => string;
}

function sortOf(search: Search, sort: StoredSort, values: Values): Sorted {
  const ascending = (expression: string): Sorted => ({
    key: `${expression}::float8`,
    order: expression,
    later: ({ key, id }) => {
      const [bound, last] = [`${values.add(key)}::float8`, `${values.add(id)}::int`];
      return `${expression} >= ${bound} AND (${expression} > ${bound} OR user_id > ${last})`;
    },
  });
  const descending = (expression: string, order: string): Sorted => ({
    key: `${expression}::float8`,
    order,
    later: ({ key, id }) => {
      const [bound, last] = [`${values.add(key)}::float8`, `${values.add(id)}::int`];
      return `${expression} <= ${bound} AND (${expression} < ${bound} OR user_id > ${last})`;
    },
  });
  if (sort === 'price') {
    return ascending(`coalesce(${leastPriceIn(search.currency, values)}, ${noPrice})`);
  }
  if (sort === 'rating') {
    return descending(
      '(rating * 1000000::bigint + ratings_count)',
      'rating DESC NULLS FIRST, ratings_count DESC NULLS FIRST',
    );
  }
  if (sort === 'nearest' && search.place) {
    return ascending(`coalesce(round((${distanceOf(search.place, values)} * 1000)::numeric), ${noPlace}000)`);
  }
  if (search.words.length === 0) return descending('standing', 'standing DESC NULLS FIRST');
  const asked = search.words.map(({ word }) => word).join(' ');
  const plain = `lower(unaccent(${values.add(asked)}))`;
  const score = `(round(1000 * (word_similarity(${plain}, words) + word_similarity(${plain}, name)
    + CASE WHEN name LIKE '%' || lower(unaccent(${values.add(like(asked))})) || '%' THEN 1 ELSE 0 END))::int
    + 10 * standing)`;
  return descending(score, `${score} DESC`);
}

const details = `
  SELECT person.user_id AS id, person.category, least.price, least.currency`;

/** What a row shows beside the public shape. */
export interface FoundDetails {
  readonly id: number;
  readonly category: string | null;
  readonly price: number | null;
  readonly currency: string | null;
  /** Kilometres; null without a place on either side. */
  readonly distance: number | null;
}

/**
 * The details of some people; `place` is where distances are measured from. The least price is in the currency that was
 * asked for, or else in that of their first service; a consultation that is free does not make them free.
 */
export function readDetails(
  executor: Executor,
  ids: readonly number[],
  { place, currency }: Pick<Search, 'place' | 'currency'>,
): Promise<FoundDetails[]> {
  const values = new Values();
  const list = values.add(ids);
  const distance = place ? `(${distanceOf(place, values)})::float8` : 'NULL';
  return executor.run<FoundDetails>(
    `${details}, ${distance} AS distance FROM explore_people AS person
       LEFT JOIN LATERAL (SELECT ${priceTodaySql('services')} AS price, currency FROM services
         WHERE services.user_id = person.user_id AND ${bookableSql('services')}
         ORDER BY (currency = ${values.add(currency ?? null)}) DESC NULLS LAST, (currency = first_value(currency) OVER (ORDER BY position, id)) DESC,
                  (${priceTodaySql('services')} = 0), 1, id LIMIT 1) AS least ON true
      WHERE person.user_id = ANY(${list}::int[])`,
    values.list,
  );
}
