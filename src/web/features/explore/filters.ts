import { readerLocale } from '#kernel/language';
import { regionOf } from '#kernel/wished-locale';
import { isPlainDate, parseClock, type PlainDate } from '#kernel/time';
import { currencyOfRegion } from '#modules/catalogue/rules';
import { isSlug } from '#modules/categories/rules';

export const orders = ['best', 'soonest', 'nearest', 'price', 'rating'] as const;
export const radii = [5, 10, 25, 50, 100] as const;
export const currencies = ['USD', 'EUR', 'GBP', 'NGN', 'INR', 'BRL', 'AUD', 'CAD'] as const;

/** What is shown of those who fit: themselves, or what they made. */
export type View = 'people' | 'work';
export type Order = (typeof orders)[number];
/** A day, or one of the spans that have a name; or whoever offers a gap at short notice. */
export type When = 'today' | 'week' | 'weekend' | 'openings' | PlainDate;

/** What somebody looks for, as the address says it. What is not there is not asked. */
export interface Filters {
  readonly view: View;
  readonly q: string;
  /** As it stands in addresses. */
  readonly category: string | undefined;
  /** A place by name; with `lat` and `lon` from the device it is empty. */
  readonly near: string;
  readonly lat: number | undefined;
  readonly lon: number | undefined;
  /** Kilometres. */
  readonly radius: number;
  readonly when: When | undefined;
  /** 'HH:MM' of each day, by the clock where people work. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly rating: number | undefined;
  /** Whole units of the currency. */
  readonly price: number | undefined;
  readonly currency: string;
  readonly sort: Order | undefined;
}

const usualRadius = 25;

/** Reads the filters from an address; what is none of ours is left out. `path` is the category in the path. */
export function readFilters(search: URLSearchParams, path?: string): Filters {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 80);
  const number = (name: string, least: number, most: number) => {
    const given = text(name);
    const value = Number(given);
    return given !== '' && value >= least && value <= most ? value : undefined;
  };
  const clock = (name: string) => (parseClock(text(name)) === undefined ? undefined : text(name));
  const when = text('date') || text('when');
  const view = text('view') === 'work' ? 'work' : 'people';
  const gaps = when === 'openings' && view === 'people';
  const named = when === 'today' || when === 'week' || when === 'weekend' || gaps;
  const [lat, lon] = [number('lat', -90, 90), number('lon', -180, 180)];
  const located = lat !== undefined && lon !== undefined;
  const sort = orders.find((order) => order === text('sort'));
  const near = text('near');
  const category = path ?? text('category');
  const [from, to] = [clock('from'), clock('to')];
  // Hours are of some day.
  const day = when === '' && (from ?? to) !== undefined ? 'today' : undefined;
  return {
    view,
    q: text('q'),
    category: isSlug(category) ? category : undefined,
    near,
    lat: located ? lat : undefined,
    lon: located ? lon : undefined,
    radius: number('radius', 1, 500) ?? usualRadius,
    when: named || isPlainDate(when) ? when : day,
    from,
    to,
    rating: number('rating', 1, 5),
    price: number('price', 1, 1_000_000),
    currency: findCurrency(text('currency')) ?? findCurrency(currencyOfRegion(regionOf(readerLocale()))) ?? 'USD',
    sort: sort === 'nearest' && !located && near === '' ? undefined : sort,
  };
}

function findCurrency(code: string): string | undefined {
  return currencies.find((currency) => currency === code);
}

/** The filters as an address has them, without those that say nothing. */
export function searchOf(filters: Filters): URLSearchParams {
  const { view, q, near, lat, lon, radius, when, from, to, rating, price, currency, sort } = filters;
  const located = near !== '' || lat !== undefined;
  const said: Record<string, string | number | undefined> = {
    view: view === 'work' ? view : undefined,
    q: q || undefined,
    near: near || undefined,
    ...(near === '' && { lat, lon }),
    radius: located && radius !== usualRadius ? radius : undefined,
    when: when === 'openings' && view === 'work' ? undefined : when,
    ...(when && when !== 'openings' && { from, to }),
    rating,
    price,
    // Always written: another reader's own money is another.
    currency: comparesPrices(filters) ? currency : undefined,
    sort,
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value !== undefined) search.set(name, String(value));
  return search;
}

/** Whether prices decide who is shown, or in which order: they are compared in one currency only. */
export function comparesPrices({ view, price, sort }: Filters): boolean {
  return price !== undefined || (view === 'people' && sort === 'price');
}

/** Whether nothing but words narrows the list. */
export function isOnlySearched(filters: Filters): boolean {
  return filters.q !== '' && !isNarrowed({ ...filters, q: '' });
}

/** Whether anything narrows the list. */
export function isNarrowed(filters: Filters): boolean {
  const { q, category, near, lat, when, rating, price } = filters;
  return Boolean(q || category || near || lat !== undefined || when || rating || price);
}

/** What is set of the filters that stand folded under the others. */
export function moreOf({ view, near, when, from, to, price, rating, sort }: Filters) {
  return {
    near: near || undefined,
    date: when && isPlainDate(when) ? when : undefined,
    from,
    to,
    price,
    rating,
    sort: view === 'people' ? sort : undefined,
  };
}

/** How many of them are set; they are unfolded then. */
export function countMore(filters: Filters): number {
  return Object.values(moreOf(filters)).filter((one) => one !== undefined).length;
}
