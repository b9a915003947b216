import { dehydrate } from '@tanstack/react-query';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { CategoryOnWire } from '#modules/categories/contract';
import type { Place } from '#modules/explore/contract';
import { hasSession } from '#web/api/has-session.ts';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { createQueryClient, type PageData } from '#web/api/queries.ts';
import { serverApi } from '#web/api/server.ts';
import { categoriesQuery } from '#web/categories.ts';
import { publicUrlContext } from '#web/context.ts';
import { userQuery } from '#web/features/accounts/queries.ts';
import { readFilters } from '#web/features/explore/filters.ts';
import { endingsOf } from '#web/features/explore/place-meant.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import { paths } from '#web/paths.ts';
import {
  askedOf,
  firstPageQuery,
  people,
  placesQuery,
  refusalOf,
  work,
  type Reading,
} from '#web/features/explore/queries.ts';

export interface ExploreData extends PageData {
  readonly category: CategoryOnWire | undefined;
  /** The place of the address, `/explore/hair/london`. */
  readonly place: Place | undefined;
  /** Where artists of the category work; only visitors and search engines are shown these pages. */
  readonly places: readonly Place[];
  /** Whether anybody is found without a filter of the query: an empty page is nothing for search engines. */
  readonly bare: boolean;
  readonly origin: string;
  /** Where the list can be asked for once more, when it did not come. */
  readonly again?: string | undefined;
  /** Why it cannot be asked for so. */
  readonly refused?: string | undefined;
}

/** Reads the first page of people or work on the server. A category or place that nobody knows is not found. */
export async function loadExplore({ request, context, params }: LoaderFunctionArgs): Promise<ExploreData> {
  const url = new URL(request.url);
  const client = createQueryClient();
  const { api } = serverApi(request, context);
  const category = await categoryOfAddress(api, url, params);
  const filters = readFilters(url.searchParams, params['category']);
  const place = params['place'] ? await placeOfAddress(api, params['place']) : undefined;
  if (params['place'] && !place) throw data(null, { status: 404 });
  const signedIn = hasSession(request);
  const user = signedIn ? await client.fetchQuery(userQuery(api)).catch(() => null) : null;
  const near = filters.near && !place ? await client.fetchQuery(placesQuery(api, filters.near)) : [];
  const asked = askedOf(filters, { viewerId: user?.id, place: place ?? near[0] });
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const list: Reading<unknown> = filters.view === 'work' ? work : people;
  const query = firstPageQuery(api, list, asked, cursor);
  const [places] = await Promise.all([
    params['category'] && category && !user ? placesOf(api, category.slug) : [],
    client.prefetchQuery(query),
    // Whoever is signed in has them from the root.
    ...(user ? [] : [client.prefetchQuery(categoriesQuery(api))]),
  ]);
  const found = client.getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey);
  const failure = client.getQueryState(query.queryKey)?.error;
  const bare = (found?.pages[0]?.items.length ?? 0) === 0;
  // What nobody fits may end in a place.
  if (found && bare && !place && !near[0]) {
    await Promise.all(endingsOf(filters.q).map(({ name }) => client.prefetchQuery(placesQuery(api, name))));
  }
  return {
    queries: dehydrate(client),
    category,
    place,
    places,
    bare,
    origin: context.get(publicUrlContext),
    again: found ? undefined : againOf(url, failure),
    refused: refusalOf(failure),
  };
}

/** The same address; where what was asked for is refused, as a page that nobody gave out, the beginning of the list. */
function againOf({ pathname, searchParams }: URL, failure: unknown): string {
  const again = new URLSearchParams(searchParams);
  if (failure instanceof ApiError && failure.status === 400) again.delete('cursor');
  return pathname + withMark(again);
}

/** The page stands without these links. */
async function placesOf(api: Api, category: string): Promise<Place[]> {
  return api('GET /api/explore/places', { query: { category } }).catch(() => []);
}

/**
 * The category that an address asks for. One that was merged leads to where it went, for good; a word for one, in the query,
 * to what it means. What nobody knows is not found, or in the query left out.
 */
export async function categoryOfAddress(
  api: Api,
  { pathname, searchParams }: URL,
  { category: slug, place }: Record<string, string | undefined>,
): Promise<CategoryOnWire | undefined> {
  if (slug) {
    const known = await notFoundIfRefused(
      api('GET /api/categories/{categorySlug}', { params: { categorySlug: slug } }),
    );
    if (known.hidden) throw data(null, { status: 404 });
    if (known.slug === slug) return known;
    throw redirect(paths.exploreCategory(known.slug, place) + withMark(searchParams), 301);
  }
  const text = searchParams.get('category')?.trim().slice(0, 80);
  if (!text) return undefined;
  const { category } = await api('GET /api/category-meant', { query: { text } });
  if (category?.slug === text) return category;
  const meant = new URLSearchParams(searchParams);
  if (category) meant.set('category', category.slug);
  else meant.delete('category');
  throw redirect(pathname + withMark(meant));
}

/** A query as it follows a path. */
export function withMark(search: URLSearchParams): string {
  return search.size > 0 ? `?${search}` : '';
}

/** The place that a last part of an address names: "London", "Stratford-upon-Avon", or with hyphens for spaces "new-york". */
export async function placeOfAddress(api: Api, written: string): Promise<Place | undefined> {
  for (const q of new Set([written, written.replaceAll('-', ' ')])) {
    const [place] = await api('GET /api/explore/places', { query: { q: q.slice(0, 80) } });
    if (place) return place;
  }
  return undefined;
}
