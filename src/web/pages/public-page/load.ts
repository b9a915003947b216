import type { RouterContextProvider } from 'react-router';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import type { OfferOnWire, ServiceOnWire } from '#modules/catalogue/contract';
import type { OpeningOnWire } from '#modules/openings/contract';
import type { PostOnWire } from '#modules/posts/contract';
import type { PublicUser } from '#modules/profiles/contract';
import type { ArtistRatingsOnWire } from '#modules/ratings/contract';
import type { EpochMs } from '#kernel/time';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { hasSession } from '#web/api/has-session.ts';
import { serverApi } from '#web/api/server.ts';
import { publicUrlContext, sameForAllContext } from '#web/context.ts';
import { findNextFree, type NextFree } from '#web/features/bookings/pick/find-next-free.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import { firstRatings } from '#web/features/ratings/queries.ts';
import { paths } from '#web/paths.ts';

export interface PublicPageData {
  readonly person: PublicUser;
  readonly services: readonly ServiceOnWire[];
  readonly offers: readonly OfferOnWire[];
  readonly availability: AvailabilityOnWire;
  readonly ratings: ArtistRatingsOnWire;
  /** The cursor of the reviews after these. */
  readonly olderRatings: string | undefined;
  /** Whether every review is asked for, not just the first ones. */
  readonly allRatings: boolean;
  readonly posts: readonly PostOnWire[];
  /** Gaps offered at short notice. */
  readonly openings: readonly OpeningOnWire[];
  /** What stands between the reader and them; undefined for visitors. */
  readonly ties: Awaited<ReturnType<typeof readTies>>;
  /** The first free start, of the shortest service or of a gap, and what it is for. */
  readonly nextFree: NextFree | undefined;
  readonly now: EpochMs;
  /** The page's own public address. */
  readonly url: string;
  readonly publicUrl: string;
}

/** So many works stand on the page; the rest is a step further. */
const worksShown = 9;

/** `?reviews=all`, or the cursor of a further page of them. */
function reviewsCursor(reviews: string): string | undefined {
  return /^[\w-]{1,64}$/.test(reviews) && reviews !== 'all' ? reviews : undefined;
}

export type FindPerson = (api: Api) => Promise<PublicUser>;

/** Everything that a public page shows; an unknown person is a 404. */
export async function loadPublicPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  find: FindPerson,
): Promise<PublicPageData> {
  const { api } = serverApi(request, context);
  context.get(sameForAllContext)();
  const person = await notFoundIfRefused(find(api));
  const params = { userId: person.id };
  const reviews = new URL(request.url).searchParams.get('reviews');
  const ratingsPage = reviews === null ? { limit: firstRatings } : { limit: 100, cursor: reviewsCursor(reviews) };
  const [services, offers, availability, { items: ratings, next: olderRatings }, posts, openings, ties] =
    await Promise.all([
      api('GET /api/users/{userId}/services', { params }),
      api('GET /api/users/{userId}/offers', { params }),
      api('GET /api/users/{userId}/availability', { params }),
      api.page('GET /api/ratings/artist/{artistId}', { params: { artistId: person.id }, query: ratingsPage }),
      api('GET /api/users/{userId}/posts', { params, query: { limit: worksShown } }),
      api('GET /api/users/{userId}/openings', { params }),
      readTies(api, person.id, request),
    ]);
  const now = Date.now();
  const publicUrl = context.get(publicUrlContext);
  return {
    person,
    services,
    offers,
    availability,
    ratings,
    olderRatings,
    allRatings: reviews !== null,
    posts,
    openings,
    ties,
    nextFree: await findNextFree(api, { artistId: person.id, services, availability, openings, now }),
    now,
    url: `${publicUrl}${paths.publicPage(person)}`,
    publicUrl,
  };
}

/** What stands between the reader and this person. */
async function readTies(api: Api, userId: number, request: Request) {
  if (!hasSession(request)) return undefined;
  try {
    return await api('GET /api/users/{userId}/ties', { params: { userId } });
  } catch (error) {
    // A session that is over, or somebody whom one cannot see.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
