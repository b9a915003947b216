import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { parseInstant, type EpochMs } from '#kernel/time';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { readSeriesDates } from '#web/features/bookings/book/series-dates.ts';
import { nothingTyped, readTyped, seriesWords, type Typed } from '#web/features/bookings/book/typed.ts';
import { errorsByControl, wishOf, type Wished } from '#web/features/bookings/book/wish-of.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import { paths } from '#web/paths.ts';
import type { Returned } from './returned.ts';
import { newAttempt, readAttempt } from './attempt.ts';
import { findLook } from './load.ts';
import { readSteps } from '#web/features/bookings/book/steps.ts';

/** Books, previews a series, or swaps the time, as the pressed button says. */
export async function actOnBookingPage({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const steps = readSteps(new URL(request.url).searchParams);
  const typed = readTyped(form);
  const { api, headers } = serverApi(request, context);
  const username = params['username']!;
  const person = await notFoundIfRefused(api('GET /api/users/named/{username}', { params: { username } }));
  const service = Number(form.get('service'));
  if (steps.slot === undefined || !Number.isSafeInteger(service)) return redirect(paths.bookingPage(username));
  const expectedTotal = readTotal(form);
  const postId = (await findLook(api, steps, person.id))?.postId;
  const wished: Wished = { artistId: person.id, serviceId: service, postId, start: steps.slot, typed, expectedTotal };
  const intent = form.get('intent');
  if (intent === 'swap') return returned({ typed: { ...typed, settled: {} } });
  if (intent === 'code') return showCode(api, wished);
  const words = seriesWords(typed);
  const series = words && `${steps.slot} ${words}`;
  const attempt = readAttempt(form);
  try {
    if (intent === 'preview' || (series && series !== form.get('previewOf'))) {
      return await previewSeries(api, wished, series, typed);
    }
    const booking = await api('POST /api/bookings', { body: wishOf(wished), headers: { 'Idempotency-Key': attempt } });
    const next = booking.manageToken
      ? `${paths.visit(booking.manageToken)}?new`
      : paths.bookingConfirmation(booking.id, true);
    return redirect(next, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(error, { typed, start: steps.slot, series, attempt });
  }
}

/** Shows the price with the code that was typed, or why it does not count. */
async function showCode(api: Api, { typed, ...wished }: Wished) {
  if (typed.offerCode.trim() === '') return returned({ typed });
  const wish = wishOf({ ...wished, typed: { ...typed, repeat: 'never', settled: {} } });
  const { codeProblem } = await api('POST /api/bookings/preview', { body: { ...wish, guest: null } });
  return returned({ typed, ...(codeProblem && { errors: { offerCode: codeProblem } }) });
}

/** The total that the form showed. */
function readTotal(form: FormData): number | undefined {
  const text = form.get('expectedTotal');
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

async function previewSeries(api: Api, wished: Wished, series: string | undefined, typed: Typed) {
  if (!series) return returned({ typed });
  const answer = await api('POST /api/bookings/preview', {
    body: wishOf({ ...wished, typed: { ...typed, settled: {} } }),
  });
  return returned({ typed: { ...typed, settled: {} }, preview: readSeriesDates(answer), previewOf: series });
}

interface Attempt {
  readonly typed: Typed;
  readonly start: EpochMs;
  readonly series: string | undefined;
  readonly attempt: string;
}

function refused({ status, body }: ApiError, { typed, start, series, attempt }: Attempt) {
  const preview = readSeriesDates(body as Parameters<typeof readSeriesDates>[0]);
  const errors = errorsByControl(body.fields);
  const isTaken = body.code === 'slot_taken' && !preview;
  const alternatives = (body.alternatives ?? []).flatMap((text) => parseInstant(text) ?? []);
  const signedOut = body.code === 'not_signed_in';
  const sentBefore = body.code === 'key_reused';
  const covered = Object.keys(errors).length > 0 || isTaken || signedOut || sentBefore || preview !== undefined;
  return returned(
    {
      typed: preview ? { ...typed, settled: {} } : typed,
      errors,
      signedOut,
      sentBefore,
      ...(!covered && { message: body.fields?.['date'] ?? body.message }),
      ...(isTaken && { taken: { start, alternatives } }),
      ...(preview && { preview, previewOf: series }),
      // Whether a broken request booked is known by asking again with the same key.
      ...(status >= 500 && { attempt }),
    },
    status,
  );
}

function returned(what: Partial<Returned>, status = 200) {
  return data<Returned>({ typed: nothingTyped, errors: {}, attempt: newAttempt(), ...what }, { status });
}
