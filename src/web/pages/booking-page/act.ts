import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { addDays, parseInstant, type EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { BookingOnWire, GuestRequestOnWire } from '#modules/bookings/contract';
import type { PublicUser } from '#modules/profiles/contract';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { overHttps } from '#web/cookies.ts';
import { meantAddress } from '#web/features/bookings/book/meant-address.ts';
import { readSeriesDates, type SeriesDates } from '#web/features/bookings/book/series-dates.ts';
import { nothingTyped, readTyped, seriesWords, type Typed } from '#web/features/bookings/book/typed.ts';
import { errorsByControl, wishOf, type Wished } from '#web/features/bookings/book/wish-of.ts';
import { hrefOnceBooked } from '#web/features/bookings/href-once-booked.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import { paths } from '#web/paths.ts';
import type { Returned } from './returned.ts';
import { newAttempt, readAttempt } from './attempt.ts';
import { readBooked, rememberBooked } from './just-booked.ts';
import { pageToPay } from '#web/page-to-pay.ts';
import { findLook } from './load.ts';
import { readSteps } from '#web/features/bookings/book/steps.ts';

/** Books, previews a series, or swaps the time, as the pressed button says. */
export async function actOnBookingPage(sent: ActionFunctionArgs) {
  const { api } = serverApi(sent.request, sent.context);
  const username = sent.params['username']!;
  const person = await notFoundIfRefused(api('GET /api/users/named/{username}', { params: { username } }));
  const outcome = await act(sent, person);
  if (outcome instanceof Response) return outcome;
  const offers = await findCoded(api, person.id, outcome.data.typed);
  return data<Returned>({ ...outcome.data, offers }, outcome.init ?? undefined);
}

/** The artist's offers with the one that the typed code brings; which code counts is said by what refused or previewed. */
async function findCoded(api: Api, userId: number, { offerCode: code }: Typed) {
  if (code.trim() === '') return undefined;
  const found = api('GET /api/users/{userId}/offers', { params: { userId }, query: { code } });
  return found.catch((error) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
}

async function act({ request, context }: ActionFunctionArgs, { id: artistId, username }: PublicUser) {
  const form = await readForm(request);
  const { search, searchParams } = new URL(request.url);
  const steps = readSteps(searchParams);
  const meantEmail = form.get('takeEmail');
  const typed = typeof meantEmail === 'string' ? { ...readTyped(form), email: meantEmail } : readTyped(form);
  const { api, headers } = serverApi(request, context);
  const service = Number(form.get('service'));
  if (steps.slot === undefined || !Number.isSafeInteger(service)) return redirect(paths.bookingPage(username));
  const shown = {
    expectedTotal: readCount(form, 'expectedTotal'),
    expectedDueNow: readCount(form, 'expectedDueNow'),
    policyVersion: readCount(form, 'policyVersion'),
  };
  const postId = (await findLook(api, steps, artistId))?.postId;
  const chosen = { artistId, serviceId: service, additionIds: steps.add, start: steps.slot };
  const intent = intentOf(form, typed);
  const openingId = readOpening(form);
  const wished: Wished = { ...chosen, postId, openingId, typed, ...shown, confirmAddress: intent === 'known' };
  if (intent === 'swap') return returned({ typed: { ...typed, settled: {} } });
  const words = seriesWords(typed);
  const series = words && seriesOf(steps.slot, words);
  const attempt = readAttempt(form);
  const shownSeries = form.get('previewOf');
  // A code changes what the dates cost that are shown.
  const looks = intent === 'preview' || (intent === 'code' && series !== undefined && shownSeries !== null);
  const previews = looks || (intent !== 'code' && series !== undefined && series !== shownSeries);
  const onlyShows = previews || intent === 'code';
  const notAgreed = !onlyShows && form.has('asks') && !typed.agreed;
  try {
    if (previews) return await previewSeries(api, wished, { onlyLooks: looks });
    if (intent === 'code') return await showCode(api, wished);
    if (notAgreed) return await askToAgree(api, wished, series);
    const meant = onlyShows || form.get('emailAsked') === typed.email ? undefined : meantAddress(typed.email ?? '');
    if (meant !== undefined) return await askForAddress(api, wished, series, meant);
    const answer = await api('POST /api/bookings', { body: wishOf(wished), headers: { 'Idempotency-Key': attempt } });
    const booking = answer as BookingOnWire | GuestRequestOnWire;
    if ('waitToken' in booking) return redirect(paths.waiting(booking.waitToken), { headers });
    const pays = booking.status === 'awaiting_payment';
    // On a phone what pays for it lies below the rest.
    const own = (token: string) => `${paths.visit(token)}?new${pays ? '#pay' : ''}`;
    const href = booking.manageToken ? paths.visit(booking.manageToken) : paths.bookingConfirmation(booking.id);
    headers.append('Set-Cookie', rememberBooked({ artistId, start: steps.slot, href }, overHttps(context)));
    const pay = pays && booking.manageToken && typed.agreed && (await openPayPage(api, booking.manageToken));
    if (pay) return redirect(pay, { headers });
    return redirect(booking.manageToken ? own(booking.manageToken) : hrefOnceBooked(booking), { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Whoever went back sends the form once more: the page says that the time is theirs.
    const booked = readBooked(request.headers.get('Cookie'), chosen.artistId, overHttps(context));
    if (booked?.start === chosen.start && !(await isFree(api, chosen)))
      return redirect(paths.bookingPage(username) + search);
    const dates = series && !onlyShows && error.status === 400 ? await datesAgain(api, wished) : undefined;
    return refused(error, { typed, notAgreed, start: steps.slot, series, dates, attempt });
  }
}

/** Where a guest pays who has agreed to the terms already; undefined where their visit's page has to say more first. */
async function openPayPage(api: Api, token: string): Promise<string | undefined> {
  try {
    return pageToPay(await api('POST /api/manage/{token}/checkout', { params: { token }, body: { agreed: true } }));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

type Chosen = Pick<Wished, 'artistId' | 'serviceId' | 'additionIds' | 'start'>;

/** What was pressed. Enter in a field books, unless a code was typed whose price was not shown yet. */
function intentOf(form: FormData, { offerCode }: Typed) {
  const intent = form.get('intent');
  if (intent !== 'enter') return intent;
  return offerCode.trim() === '' || offerCode === form.get('codeShown') ? 'book' : 'code';
}

/** Shows the price with the code that was typed, or why it does not count. */
async function showCode(api: Api, { typed, ...wished }: Wished) {
  if (typed.offerCode.trim() === '') return returned({ typed });
  const wish = wishOf({ ...wished, typed: { ...typed, repeat: 'never', settled: {} } });
  const answer = await api('POST /api/bookings/preview', { body: { ...wish, guest: null } });
  return returned({ typed, ...errorOfCode(answer) });
}

const errorOfCode = ({ codeProblem }: { codeProblem: string | null }) =>
  codeProblem ? { errors: { offerCode: codeProblem } } : {};

async function isFree(api: Api, { artistId, serviceId, additionIds = [], start }: Chosen) {
  const date = calendarDate(start, 'UTC');
  // Which date it is there does not matter.
  const added = additionIds.length > 0 && { additionIds: additionIds.join(',') };
  const query = { serviceId, ...added, from: addDays(date, -1), to: addDays(date, 1) };
  const { days } = await api('GET /api/users/{userId}/slots', { params: { userId: artistId }, query });
  return days.some(({ slots }) => slots.some((slot) => parseInstant(slot) === start));
}

/** A number that the form carries, such as the total that it showed. */
function readCount(form: FormData, name: string): number | undefined {
  const text = form.get(name);
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The opening that the form showed; one that is gone by now is for the server to refuse. */
function readOpening(form: FormData): number | undefined {
  const text = form.get('opening');
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Shows the dates. Who it is for is asked of those who book, and of nobody who only looks. */
async function previewSeries(api: Api, { typed, ...wished }: Wished, { onlyLooks }: { onlyLooks: boolean }) {
  const unsettled = { ...typed, settled: {} };
  const words = seriesWords(unsettled);
  if (!words) return returned({ typed });
  const wish = wishOf({ ...wished, typed: unsettled });
  const answer = await api('POST /api/bookings/preview', { body: { ...wish, ...(onlyLooks && { guest: null }) } });
  return returned({
    typed: unsettled,
    ...errorOfCode(answer),
    preview: readSeriesDates(answer),
    previewOf: seriesOf(wished.start, words),
  });
}

/** What the form says of the series whose dates it shows. */
const seriesOf = (start: EpochMs, words: string) => `${start} ${words}`;

/** Asks for the tick, and for whatever else booking would be refused for, so that all of it is said at once. */
async function askToAgree(api: Api, { typed, ...wished }: Wished, series: string | undefined) {
  const body = wishOf({ ...wished, typed: { ...typed, settled: {} } });
  const answer = await api('POST /api/bookings/preview', { body });
  return returned(
    {
      typed,
      notAgreed: true,
      ...errorOfCode(answer),
      ...(series && { preview: readSeriesDates(answer), previewOf: series }),
    },
    400,
  );
}

/** Asks once whether another address was meant: a guest's link goes there, and nowhere else. */
async function askForAddress(api: Api, wished: Wished, series: string | undefined, meant: string) {
  const preview = series && (await datesAgain(api, wished));
  return returned({ typed: wished.typed, meant, ...(preview && { preview, previewOf: series }) }, 400);
}

/** The dates that stand in a form which comes back for something else; they are nobody's in particular. */
async function datesAgain(api: Api, { typed, ...wished }: Wished): Promise<SeriesDates | undefined> {
  const wish = wishOf({ ...wished, typed: { ...typed, settled: {} } });
  try {
    return readSeriesDates(await api('POST /api/bookings/preview', { body: { ...wish, guest: null } }));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

interface Attempt {
  readonly typed: Typed;
  /** The terms were asked for and not ticked. */
  readonly notAgreed: boolean;
  readonly start: EpochMs;
  readonly series: string | undefined;
  /** Those that were shown, where the form comes back with them. */
  readonly dates: SeriesDates | undefined;
  readonly attempt: string;
}

function refused({ status, body }: ApiError, { typed, notAgreed, start, series, dates, attempt }: Attempt) {
  const changed = readSeriesDates(body as Parameters<typeof readSeriesDates>[0]);
  const preview = changed ?? dates;
  const errors = errorsByControl(body.fields);
  const serviceGone = body.code === 'service_gone';
  const isTaken = body.code === 'slot_taken' && !changed;
  const alternatives = (body.alternatives ?? []).flatMap((text) => parseInstant(text) ?? []);
  const signedOut = body.code === 'not_signed_in';
  const sentBefore = body.code === 'key_reused';
  // Whoever ticked agreed to what was shown, and to nothing else.
  const agreed = typed.agreed && body.code !== 'terms_changed' && body.code !== 'price_changed';
  const covered = Object.keys(errors).length > 0 || isTaken || signedOut || sentBefore || changed !== undefined;
  return returned(
    {
      typed: { ...typed, agreed, ...(changed && { settled: {} }) },
      errors,
      notAgreed,
      signedOut,
      sentBefore,
      ...(!covered && { message: body.fields?.['date'] ?? body.message }),
      ...(isTaken && { taken: { start, alternatives } }),
      ...(preview && { preview, previewOf: series }),
      // Whether a broken request booked is known by asking again with the same key.
      ...(status >= 500 && { attempt }),
    },
    // The service is not there, and the page is.
    serviceGone || body.code === 'addition_gone' ? 409 : status,
  );
}

function returned(what: Partial<Returned>, status = 200) {
  return data<Returned>({ typed: nothingTyped, errors: {}, attempt: newAttempt(), ...what }, { status });
}
