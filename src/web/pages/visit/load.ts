import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { BookingOnWire } from '#modules/bookings/contract';
import type { WrittenOnWire } from '#modules/guest-messages/contract';
import type { MoneyOnWire } from '#modules/payments/contract';
import type { RatingOnWire } from '#modules/ratings/contract';
import type { EpochMs, PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { serverApi } from '#web/api/server.ts';
import { dayLookedAt, selectDay, type FreeTimes } from '#web/features/bookings/pick/free-times.ts';
import { loadFreeTimes } from '#web/features/bookings/pick/load-free-times.ts';
import { paths } from '#web/paths.ts';
import { hrefOfVisit, isAt, readVisitSteps, screenOf, type VisitSteps } from './steps.ts';

export interface VisitData {
  readonly token: string;
  readonly booking: BookingOnWire | undefined;
  /** The booking belongs to an account since: the link leads to it there. */
  readonly claimedId?: number | undefined;
  readonly steps: VisitSteps;
  readonly now: EpochMs;
  /** What was said of it; undefined until it took place. */
  readonly rating?: RatingOnWire | null | undefined;
  /** Of a visit that is paid for here, or may be. */
  readonly money?: MoneyOnWire | undefined;
  /** What was written about it; not while something else is asked. */
  readonly written?: WrittenOnWire | undefined;
  /** Only while a new time is picked. */
  readonly move?: MoveData | undefined;
}

/** What a sentence ends with, and mail programs take for a part of the link that stands before it. */
const afterLink = /[.,;:!?)\]>'"]+$/;

export interface MoveData {
  readonly times: FreeTimes;
  readonly selected: PlainDate;
  readonly autoConfirm: boolean;
}

/**
 * The visit behind a guest's link; reading it changes nothing. A link that opens none is a kind 404, one whose visit belongs to an
 * account by now leads whose it is there, and everybody else to the way in.
 */
export async function loadVisit({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const token = params['token']!;
  const alone = token.replace(afterLink, '');
  if (alone !== token && alone !== '') throw redirect(paths.visit(alone));
  const steps = readVisitSteps(new URL(request.url).searchParams);
  const now = Date.now();
  const call = { params: { token } };
  // Back from the payment page: the payment service is asked, whoever is faster.
  const heard = steps.news === 'paid' ? await askAnew(api, token) : undefined;
  const read = await readVisit(api, token);
  if (typeof read === 'number') {
    if (await isOneOfIts(api, read)) throw redirect(paths.bookingConfirmation(read));
    return data<VisitData>({ token, booking: undefined, claimedId: read, steps, now }, { status: 410 });
  }
  const booking = read;
  const money =
    heard ?? (booking && mayBePaidHere(booking) ? await api('GET /api/manage/{token}/money', call) : undefined);
  const page: VisitData = { token, booking, steps, now, money };
  if (!booking) return data(page, { status: 404 });
  // Back after moving leads to where it was moved from.
  if (steps.step === 'move' && (isAt(booking, steps.slot) || isAt(booking.moveRequest, steps.slot)))
    throw redirect(hrefOfVisit(token));
  const written = screenOf(steps) ? undefined : await api('GET /api/manage/{token}/messages', call);
  if (booking.status === 'completed' && now >= Date.parse(booking.date)) {
    const { rating } = await api('GET /api/manage/{token}/rating', { params: { token } });
    return data({ ...page, written, rating });
  }
  const move = steps.step === 'move' ? await loadMove(api, token, booking, steps, now) : undefined;
  return data<VisitData>({ ...page, written, move });
}

function mayBePaidHere({ dueNow, policy, status }: BookingOnWire): boolean {
  return dueNow > 0 || policy.lateCancelPercent > 0 || policy.noShowPercent > 0 || status === 'completed';
}

async function loadMove(
  api: Api,
  token: string,
  booking: BookingOnWire,
  steps: VisitSteps,
  now: EpochMs,
): Promise<MoveData> {
  const { artistId, serviceId } = booking;
  const availability = await api('GET /api/users/{userId}/availability', { params: { userId: artistId } });
  const visitDay = calendarDate(Date.parse(booking.date), availability.timeZone);
  const around = dayLookedAt(steps, availability.timeZone) ?? visitDay;
  const weekdays = booking.offerWeekdays;
  const times = await loadFreeTimes(api, {
    artistId,
    serviceId,
    moving: { token },
    weekdays,
    availability,
    now,
    around,
  });
  return { times, selected: selectDay(times, steps, visitDay), autoConfirm: availability.autoConfirm };
}

/** What the payment service says now; it is told of soon where it cannot be asked. */
async function askAnew(api: Api, token: string): Promise<MoneyOnWire | undefined> {
  try {
    return await api('POST /api/manage/{token}/checkout/refresh', { params: { token } });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The visit behind a link; the booking's id where it belongs to an account since, undefined where the link opens none. */
export async function readVisit(api: Api, token: string): Promise<BookingOnWire | number | undefined> {
  try {
    return await api('GET /api/manage/{token}', { params: { token } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return undefined;
    if (error.body.code === 'already_claimed') return error.body.bookingId;
    throw error;
  }
}

/** Whether somebody is signed in who is one of a booking's two people. */
async function isOneOfIts(api: Api, bookingId: number): Promise<boolean> {
  try {
    const [user, booking] = await Promise.all([
      api('GET /api/user'),
      api('GET /api/bookings/{bookingId}', { params: { bookingId } }),
    ]);
    return user.id === booking.clientId || user.id === booking.artistId;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return false;
    throw error;
  }
}
