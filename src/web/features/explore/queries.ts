import type { InfiniteData } from '@tanstack/react-query';
import { currencyDecimals } from '#kernel/currency';
import type { FoundUser, FoundWork, Place } from '#modules/explore/contract';
import type { Api, ListPage } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { comparesPrices, type Filters } from './filters.ts';

/** Whole lines of pictures, whether two, three or four stand beside each other. */
const rowsOfPage = 24;
/** Never among the artists: the account that visitors sign in to. */
const reservedId = 3;

/** The rest of what a list depends on. */
export interface Asking {
  readonly viewerId: number | undefined;
  /** What `near` stands for. */
  readonly place: Place | undefined;
}

/** What the API is asked for these filters. */
export function askedOf(filters: Filters, { viewerId, place }: Asking) {
  const { view, when, from, to, q, category, lat, lon, radius, rating, price, currency, sort } = filters;
  const centre = lat !== undefined && lon !== undefined ? { lat, lon } : place && { lat: place.lat, lon: place.lon };
  return {
    q: q || undefined,
    category,
    ...(centre && { ...centre, radius }),
    ...(when === 'openings' && { openings: 'true' as const }),
    ...(when && when !== 'openings' && { days: when, hours: hoursOf(from, to) }),
    // Whoever only books is no artist, and no stranger's to find: people with an account find them by their name.
    ...((viewerId === undefined || !q) && { takesBookings: 'true' as const }),
    minRating: rating,
    ...(price !== undefined && { maxPrice: Math.round(price * 10 ** currencyDecimals(currency)) }),
    ...(comparesPrices(filters) && { currency }),
    // Work has one order: the newest first.
    sort: view === 'work' || (sort === 'nearest' && !centre) ? undefined : sort,
    leaveOut: [reservedId, ...(viewerId === undefined || viewerId === reservedId ? [] : [viewerId])].join(','),
    limit: rowsOfPage,
  };
}

/** As the API takes them; either end may be open. */
function hoursOf(from = '', to = '') {
  return from || to ? `${from}/${to}` : undefined;
}

export type Asked = ReturnType<typeof askedOf>;

/** What one page of a list is read with, and what it is kept under. */
export interface Reading<Row> {
  readonly key: 'people' | 'work';
  readonly read: (api: Api, asked: Asked, cursor?: string) => Promise<ListPage<Row[]>>;
}

export const people: Reading<FoundUser> = {
  key: 'people',
  // Whoever asks for no time is told the next one.
  read: (api, asked, cursor) =>
    api.page('GET /api/users', { query: { ...asked, cursor, nextFree: 'true', works: 'true' } }),
};

export const work: Reading<FoundWork> = {
  key: 'work',
  read: (api, { openings: _none, takesBookings: _all, ...asked }, cursor) =>
    api.page('GET /api/explore/work', { query: { ...asked, cursor } }),
};

export const listKey = ({ key }: Pick<Reading<unknown>, 'key'>, asked: Asked) => [key, asked] as const;

/** The first page in the shape in which a growing list keeps its pages, so that a server can send it along. */
export function firstPageQuery<Row>(api: Api, list: Reading<Row>, asked: Asked, cursor?: string) {
  return {
    queryKey: listKey(list, asked),
    queryFn: async (): Promise<InfiniteData<ListPage<Row[]>, string | undefined>> => ({
      pages: [await list.read(api, asked, cursor)],
      pageParams: [cursor],
    }),
  };
}

/** Places that begin like what was typed. */
export function placesQuery(api: Api, q: string) {
  return {
    queryKey: ['places', q.toLowerCase()] as const,
    queryFn: () => api('GET /api/explore/places', { query: { q } }),
  };
}

/** The sentence for what cannot be asked, as hours that end before they begin. */
export function refusalOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? Object.values(failure.body.fields ?? {})[0] : undefined;
}
