import type { LoaderFunctionArgs } from 'react-router';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import type { OfferOnWire, ServiceOnWire } from '#modules/catalogue/contract';
import type { OpeningOnWire } from '#modules/openings/contract';
import { asksByClient, type Acquaintance } from '#modules/catalogue/rules';
import type { PublicUser } from '#modules/profiles/contract';
import { minuteMs, type EpochMs, type PlainDate } from '#kernel/time';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { hasSession } from '#web/api/has-session.ts';
import { serverApi } from '#web/api/server.ts';
import { overHttps } from '#web/cookies.ts';
import { publicUrlContext, sameForAllContext } from '#web/context.ts';
import { dayLookedAt, selectDay, type FreeTimes } from '#web/features/bookings/pick/free-times.ts';
import { loadFreeTimes } from '#web/features/bookings/pick/load-free-times.ts';
import type { AttachedLook } from '#web/features/bookings/look-line.tsx';
import { openingOfTime, withOpenings } from '#web/features/bookings/openings/booked-opening.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import { paths } from '#web/paths.ts';
import { addedTo, bookableAlone, visitOfServices, type VisitService } from '#web/features/bookings/book/additions.ts';
import { datesAround, meanwhileOf, type Meanwhile } from '#web/features/bookings/book/meanwhile.ts';
import { newAttempt } from './attempt.ts';
import { readBooked, readStandingVisit } from './just-booked.ts';
import { hrefOfSteps, readSteps, type Step, type Steps } from '#web/features/bookings/book/steps.ts';

export interface BookingPageData {
  readonly person: PublicUser;
  readonly availability: AvailabilityOnWire;
  readonly services: readonly ServiceOnWire[];
  readonly offers: readonly OfferOnWire[];
  /** With what the address adds to it. */
  readonly service: VisitService | undefined;
  /** Whether the address names a service that is not offered, or not any more. */
  readonly serviceGone: boolean;
  readonly times: FreeTimes | undefined;
  readonly selected: PlainDate | undefined;
  readonly steps: Steps;
  /** Where the address leads, given what exists and what is free. */
  readonly step: Step;
  /** The chosen time, when somebody else has it by now. */
  readonly gone: boolean;
  /** Where the visit at the chosen time is, when this browser has just booked it. */
  readonly booked?: string | undefined;
  /** What this browser has just booked at another time: whoever came back to change it would book once more. */
  readonly before?: { readonly start: EpochMs; readonly href: string } | undefined;
  /** What the address wants to look like. */
  readonly look: AttachedLook | undefined;
  /** What they offer at short notice. */
  readonly openings: readonly OpeningOnWire[];
  /** The opening that the address wants, while it stands; else the one whose time it names, where that costs less. */
  readonly opening: OpeningOnWire | undefined;
  readonly now: EpochMs;
  readonly here: string;
  /** `https://uli.example` */
  readonly publicUrl: string;
  /** What the artist knows of whoever asks, where it decides about what they pay in advance. */
  readonly client?: Acquaintance | undefined;
  /** What whoever books has themselves at the chosen time. */
  readonly having?: readonly Meanwhile[] | undefined;
  /** Of this attempt to book. */
  readonly attempt: string;
}

/** Everything that the booking page shows at the steps of its address; an unknown person is a 404. */
export async function loadBookingPage({ request, context, params }: LoaderFunctionArgs): Promise<BookingPageData> {
  const { api } = serverApi(request, context);
  const url = new URL(request.url);
  const steps = readSteps(url.searchParams);
  const username = params['username']!;
  const person = await notFoundIfRefused(api('GET /api/users/named/{username}', { params: { username } }));
  const [services, offers, availability, look, openings] = await Promise.all([
    api('GET /api/users/{userId}/services', { params: { userId: person.id } }),
    api('GET /api/users/{userId}/offers', { params: { userId: person.id } }),
    api('GET /api/users/{userId}/availability', { params: { userId: person.id } }),
    findLook(api, steps, person.id),
    api('GET /api/users/{userId}/openings', { params: { userId: person.id } }),
  ]);
  const service = serviceOf(services, steps);
  const serviceGone = steps.service !== undefined && !bookableAlone(services).some(({ id }) => id === steps.service);
  const additionIds = addedTo(service);
  // An opening is for its own service alone.
  const openable = additionIds.length > 0 ? [] : openings;
  const opening = openable.find(({ id }) => id === steps.opening);
  const now = Date.now();
  // What was added and is not offered any more is left out for good: a form that names it would be refused for ever.
  const left = additionIds.length === (steps.add?.length ?? 0);
  const here = left
    ? `${paths.bookingPage(person.username)}${url.search}`
    : hrefOfSteps(person.username, { ...steps, add: additionIds });
  const publicUrl = context.get(publicUrlContext);
  const shared = {
    person,
    services,
    serviceGone,
    offers,
    availability,
    look,
    openings,
    opening,
    steps,
    now,
    here,
    publicUrl,
    attempt: newAttempt(),
  };
  // The attempt that the last step carries is one person's alone.
  if (!service || steps.step !== 'you') context.get(sameForAllContext)();
  if (!service) return { ...shared, service, times: undefined, selected: undefined, step: 'service', gone: false };
  const around = dayLookedAt(steps, availability.timeZone);
  const question = { artistId: person.id, serviceId: service.id, additionIds, availability, now, around };
  const times = withOpenings(await loadFreeTimes(api, question), openable, service.id);
  const selected = selectDay(times, steps);
  const isFree = steps.slot !== undefined && times.days[selected]?.includes(steps.slot) === true;
  const wanted = steps.step === 'you' && steps.slot !== undefined;
  const client = steps.step === 'you' ? await findAcquaintance(api, service) : undefined;
  const step = wanted && isFree ? 'you' : 'time';
  const gone = wanted && !isFree;
  const justBooked = wanted ? readBooked(request.headers.get('Cookie'), person.id, overHttps(context)) : undefined;
  const booked = gone && justBooked?.start === steps.slot ? justBooked?.href : undefined;
  const before = step === 'you' && justBooked ? await readStandingVisit(api, justBooked) : undefined;
  const having = step === 'you' && hasSession(request) ? await findMeanwhile(api, steps.slot!, service) : undefined;
  const asOpening = opening ?? openingOfTime(openable, { serviceId: service.id, start: steps.slot }, times);
  return { ...shared, opening: asOpening, service, times, selected, client, step, gone, booked, before, having };
}

/** The post whose look is wished for; none when there is no such post of this person's. */
export async function findLook(api: Api, { look }: Steps, artistId: number): Promise<AttachedLook | undefined> {
  if (look === undefined) return undefined;
  const post = await api('GET /api/posts/{postId}', { params: { postId: look } }).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  if (post?.userId !== artistId) return undefined;
  return { postId: post.id, imageUrl: post.imageUrl, alt: post.images[0]?.alt ?? '' };
}

/** What the artist knows of whoever asks; not asked where it decides about nothing. */
async function findAcquaintance(
  api: Api,
  { userId: artistId, parts }: VisitService,
): Promise<Acquaintance | undefined> {
  if (!parts.some(({ advance }) => asksByClient(advance))) return undefined;
  return api('GET /api/bookings/acquaintance/{artistId}', { params: { artistId } });
}

/** What whoever books has in their own calendar meanwhile; nothing where nobody is signed in after all. */
async function findMeanwhile(api: Api, start: EpochMs, { duration }: VisitService): Promise<Meanwhile[] | undefined> {
  const visit = { start, end: start + duration * minuteMs };
  try {
    return meanwhileOf(await api('GET /api/calendar', { query: datesAround(visit) }), visit);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** The chosen service, or the only one. Whoever chose one that is gone is given no other without being asked. */
function serviceOf(
  services: readonly ServiceOnWire[],
  { service: id, add = [], step }: Steps,
): VisitService | undefined {
  const alone = bookableAlone(services);
  const chosen = alone.find((service) => service.id === id);
  const only = alone.length === 1 && (id === undefined || chosen) ? alone[0] : undefined;
  const first = only ?? (step === 'service' ? undefined : chosen);
  return visitOfServices(services, { service: first?.id, added: add });
}
