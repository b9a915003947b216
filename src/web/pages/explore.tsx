import { HydrationBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigation, useParams, useRouteLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { exploreMessages } from '#messages/en/explore-page.ts';
import { browserApi } from '#web/api/browser.ts';
import { browserQueries } from '#web/api/queries.ts';
import { categoriesQuery } from '#web/categories.ts';
import { takesBookings } from '#modules/accounts/rules';
import { useUser } from '#web/features/accounts/use-user.ts';
import { CategoryChips } from '#web/features/explore/category-chips.tsx';
import { FilterForm } from '#web/features/explore/filter-form.tsx';
import {
  countMore,
  isNarrowed,
  isOnlySearched,
  readFilters,
  searchOf,
  type View,
} from '#web/features/explore/filters.ts';
import { PeopleList, PeopleSkeleton } from '#web/features/explore/people-list.tsx';
import { usePlaceMeant } from '#web/features/explore/place-meant.ts';
import { PlaceNote } from '#web/features/explore/place-note.tsx';
import { PriceNote } from '#web/features/explore/price-note.tsx';
import { PlaceLinks } from '#web/features/explore/place-links.tsx';
import { PlainSearchScript, resultsId, skeletonId } from '#web/features/explore/plain-search.tsx';
import { ResultHead } from '#web/features/explore/result-head.tsx';
import { askedOf, people as peopleList, work as workList } from '#web/features/explore/queries.ts';
import { useFound, usePlaces } from '#web/features/explore/use-found.ts';
import { ShowInRowScript } from '#web/ui/show-in-row.tsx';
import { WorkSkeleton } from '#web/ui/work-skeleton.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { categoryOfAddress, loadExplore, placeOfAddress, withMark, type ExploreData } from './explore/load.ts';
import { metaOfExplore } from './explore/meta.ts';
import { useFormVersion } from './explore/use-form-version.ts';
import { useReaderZone } from './explore/use-reader-zone.ts';
import { lazy } from '#web/ui/lazy.ts';

// Most look for people first; pictures and their blurs come with the work.
const WorkList = lazy(async () => ({ default: (await import('#web/features/explore/work-list.tsx')).WorkList }));

// Visitors get plain HTML with one small script; the app shows the same, alive.
export const handle: PageHandle = { hydrate: 'signed-in' };

export const loader = loadExplore;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOfExplore(loaderData);

/** In the browser the page comes at once; what it lacks it asks for itself. */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs): Promise<ExploreData> {
  const url = new URL(request.url);
  const slug = params['category'];
  const listed = browserQueries.getQueryData(categoriesQuery(browserApi).queryKey);
  const category = listed?.find((each) => each.slug === slug) ?? (await categoryOfAddress(browserApi, url, params));
  const place = params['place'] ? await placeOfAddress(browserApi, params['place']) : undefined;
  return { category, place, places: [], bare: false, origin: url.origin };
}

export default function ExplorePage() {
  const { queries } = useLoaderData<typeof loader>();
  return (
    <IntlProvider locale={readerLocale()} messages={exploreMessages} timeZone="UTC">
      <HydrationBoundary state={queries}>
        <Explore />
      </HydrationBoundary>
    </IntlProvider>
  );
}

function Explore() {
  const t = useTranslations('explore');
  const page = useLoaderData<typeof loader>();
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  const user = useUser();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const { category: inPath } = useParams();
  const filters = readFilters(new URLSearchParams(search), inPath);
  const zone = useReaderZone(user?.timeZone);
  const places = usePlaces(page.place ? '' : filters.near);
  const waiting = filters.near !== '' && !page.place && places.isPending;
  const place = page.place ?? places.data?.[0];
  const asked = askedOf(filters, { viewerId: user?.id, place });
  const { view } = filters;
  const people = useFound(peopleList, waiting || view !== 'people' ? undefined : asked);
  const work = useFound(workList, waiting || view !== 'work' ? undefined : asked);
  const loading = useNavigation().state === 'loading';

  const form = useFormVersion(search);
  const hrefOf = (category: string | undefined) =>
    (category ? paths.exploreCategory(category) : paths.explore) + withMark(searchOf(filters));
  const show = (fields: FormData) => {
    const given = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const next = withMark(searchOf(readFilters(given, inPath)));
    // A town that is typed takes the place of the one in the address.
    const home =
      page.place && given.get('near') && filters.category ? paths.exploreCategory(filters.category) : pathname;
    form.expect(next);
    void navigate(home + next, { replace: true, preventScrollReset: true });
  };
  const word = inPath ? page.category?.name : undefined;
  const title = word ? (page.place ? t('inPlace', { category: word, place: page.place.name }) : word) : t('pageTitle');
  const pages = (view === 'work' ? work : people).data?.pages;
  const nobody = pages?.[0]?.items.length === 0;
  const elsewhere = { ...filters, near: '' };
  const anyTime = { ...filters, when: undefined, from: undefined, to: undefined };
  const meant = usePlaceMeant(nobody && !place ? filters.q : '');
  const everything = paths.explore + (view === 'work' ? '?view=work' : '');
  const list = {
    clearHref: isNarrowed(filters) ? everything : undefined,
    searched: isOnlySearched(filters) ? filters.q : undefined,
    instead: insteadOf(),
    near: place && { place: place.name, km: filters.radius },
    everywhereHref: filters.near && isNarrowed(elsewhere) ? pathname + withMark(searchOf(elsewhere)) : undefined,
    anyTimeHref: filters.when && isNarrowed(anyTime) ? pathname + withMark(searchOf(anyTime)) : undefined,
    againHref: page.again,
    refused: page.refused,
    moreHref: (cursor: string) => {
      const next = searchOf(filters);
      next.set('cursor', cursor);
      return `${pathname}?${next}`;
    },
  };
  // On a phone what is found lies below the filters that these set.
  function insteadOf() {
    if (meant) {
      const nearMeant = { ...filters, q: meant.rest, near: meant.place, lat: undefined, lon: undefined };
      const words = meant.rest
        ? t('lookNearFor', { words: meant.rest, place: meant.place })
        : t('lookNear', { place: meant.place });
      return { href: `${pathname}${withMark(searchOf(nearMeant))}#${resultsId}`, words };
    }
    if (!place || !filters.q) return undefined;
    const anybody = { ...filters, q: '' };
    return {
      href: `${pathname}${withMark(searchOf(anybody))}#${resultsId}`,
      words: t('everybodyNear', { place: place.name }),
    };
  }
  return (
    <div className="page-gutter pb-section">
      <PageHead title={title} subtitle={t(word ? 'categoryText' : 'pageText')} />
      <Suspense key={form.version}>
        <FilterForm
          filters={filters}
          action={pathname}
          categories={<CategoryChips chosen={filters.category} hrefOf={hrefOf} />}
          onChange={show}
        />
      </Suspense>
      <div id={resultsId}>
        <ResultHead
          filters={filters}
          count={loading ? undefined : pages?.[0]?.total}
          clearHref={list.clearHref}
          searched={list.searched}
          hrefOf={(other: View) =>
            // Filters that are unfolded take the whole of a phone.
            pathname + withMark(searchOf({ ...filters, view: other })) + (countMore(filters) > 0 ? `#${resultsId}` : '')
          }
        />
        <div id="explore-list">
          <PlaceNote filters={filters} known={waiting || place !== undefined} />
          <PriceNote filters={filters} />
          {view === 'work' ? (
            <Suspense fallback={<WorkSkeleton label={t('loadingWork')} />}>
              <WorkList found={work} {...list} />
            </Suspense>
          ) : (
            <PeopleList
              found={people}
              signedIn={user !== null}
              works={user !== null && takesBookings(user)}
              zone={zone}
              {...list}
            />
          )}
        </div>
      </div>
      {/* Where the app is alive it asks the API itself, so none of this travels to it. */}
      {import.meta.env.SSR && !user && (
        <>
          {page.category && <PlaceLinks category={page.category} places={page.places} />}
          <template id={skeletonId}>
            {view === 'work' ? <WorkSkeleton label={t('loadingWork')} /> : <PeopleSkeleton />}
          </template>
          <ShowInRowScript nonce={root?.nonce} />
          <PlainSearchScript nonce={root?.nonce} />
        </>
      )}
    </div>
  );
}
