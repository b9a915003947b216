import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { isTimeZone, parseInstant, type EpochMs } from '#kernel/time';
import type { BookingOnWire } from '#modules/bookings/contract';
import { holdsTime } from '#modules/bookings/rules';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { tipIn } from '#web/features/payments/tip-form.tsx';
import { pageToPay } from '#web/page-to-pay.ts';
import { paths } from '#web/paths.ts';
import { readVisit } from './load.ts';
import type { VisitReturned } from './returned.ts';
import { hrefOfVisit, isAt, readVisitSteps } from './steps.ts';

/** Cancels, moves, claims or rates the visit, contests its no-show, or writes about it, as the pressed button says. */
export async function actOnVisit({ request, context, params }: ActionFunctionArgs) {
  const token = params['token']!;
  const form = await readForm(request);
  const { api, headers } = serverApi(request, context);
  try {
    const rating = readRating(form);
    if (rating && rating.stars === undefined)
      return data<VisitReturned>({ rating: { ...rating, problem: 'stars' } }, 400);
    const next = await (isPayment(form) ? beginPayment(api, token, form) : carryOut(api, token, form, request));
    return redirect(next, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isPayment(form)) {
      const { fields, message } = error.body;
      const why = fields ? { agreed: fields['agreed'], tip: fields['tip'] } : { all: message };
      return data<VisitReturned>({ pay: { ...why, typed: String(form.get('own') ?? '') } }, error.status);
    }
    const rating = readRating(form);
    if (rating) {
      const message = error.body.fields?.['comment'] ?? error.body.message;
      return data<VisitReturned>({ rating: { ...rating, problem: { message } } }, error.status);
    }
    if (form.get('intent') === 'write') {
      const content = String(form.get('content') ?? '');
      const problem = content.trim() === '' ? undefined : (error.body.fields?.['content'] ?? error.body.message);
      return data<VisitReturned>({ written: { content, problem } }, error.status);
    }
    if (form.get('intent') === 'contest') {
      const problem = error.body.fields?.['statement'] ?? error.body.message;
      return data<VisitReturned>({ contest: { typed: statementIn(form), problem } }, error.status);
    }
    const { cancelFee } = error.body;
    const fee = cancelFee && { amount: cancelFee.amount, all: form.has('cancelAll') };
    const { slot } = readVisitSteps(new URL(request.url).searchParams);
    const typed = { reason: reasonIn(form), email: emailIn(form, error) };
    return data<VisitReturned>({ ...returned(error, slot), fee, ...typed }, { status: error.status });
  }
}

const isPayment = (form: FormData) => form.get('intent') === 'pay' || form.get('intent') === 'tip';

/** Answers where to pay. */
async function beginPayment(api: Api, token: string, form: FormData): Promise<string> {
  const call = { params: { token } };
  const { currency } = await api('GET /api/manage/{token}/money', call);
  const tip = tipIn(form, currency);
  const body =
    form.get('intent') === 'pay' ? { agreed: form.has('agreed') } : { tip: typeof tip === 'number' ? tip : 1 };
  return pageToPay(await api('POST /api/manage/{token}/checkout', { ...call, body }));
}

/** Does it, and answers where to go next. */
async function carryOut(api: Api, token: string, form: FormData, request: Request): Promise<string> {
  const call = { params: { token } };
  const steps = readVisitSteps(new URL(request.url).searchParams);
  const { slot } = steps;
  switch (form.get('intent')) {
    case 'cancel':
      await unlessDone(
        () => api('POST /api/manage/{token}/cancel', { ...call, body: cancellationIn(form) }),
        async () => isCancelled(await readVisit(api, token), form.has('cancelAll')),
      );
      return hrefOfVisit(token, { news: 'cancelled' });
    case 'move': {
      if (slot === undefined) return hrefOfVisit(token, { step: 'move' });
      const date = new Date(slot).toISOString();
      await unlessDone(
        () => api('POST /api/manage/{token}/move', { ...call, body: { date, version: Number(form.get('version')) } }),
        async () => {
          const visit = await readVisit(api, token);
          return typeof visit === 'object' && (isAt(visit, slot) || isAt(visit.moveRequest, slot));
        },
      );
      return hrefOfVisit(token, { news: 'moved' });
    }
    case 'keep': {
      const body = { date: String(form.get('date')), version: Number(form.get('version')) };
      await unlessDone(
        () => api('POST /api/manage/{token}/move', { ...call, body }),
        async () => {
          const visit = await readVisit(api, token);
          return typeof visit === 'object' && visit.date === body.date && !visit.moveRequest;
        },
      );
      return hrefOfVisit(token, { news: 'kept' });
    }
    case 'email': {
      const email = String(form.get('email') ?? '');
      const { manageToken } = await api('POST /api/manage/{token}/email', { ...call, body: { email } });
      return hrefOfVisit(manageToken ?? token, { news: 'mailed' });
    }
    case 'contest': {
      const statement = statementIn(form);
      await unlessDone(
        () => api('POST /api/manage/{token}/no-show/contest', { ...call, body: { statement } }),
        async () => {
          const visit = await readVisit(api, token);
          return typeof visit === 'object' && visit.noShow?.contest?.statement === statement.trim();
        },
      );
      return `${hrefOfVisit(token)}#no-show`;
    }
    case 'write': {
      const content = String(form.get('content') ?? '');
      await api('POST /api/manage/{token}/messages', { ...call, body: { content } });
      return `${hrefOfVisit(token, { news: 'written' })}#messages`;
    }
    case 'claim': {
      const password = form.get('password');
      const before = await unlessDone(
        () =>
          api('POST /api/manage/{token}/claim', {
            ...call,
            body: { ...proofIn(form), ...(typeof password === 'string' && { password, ...ownZoneIn(form) }) },
          }),
        async () => {
          if (typeof password !== 'string' || typeof (await readVisit(api, token)) !== 'number') return false;
          await api('POST /api/login', { body: { username: String(form.get('email')), password } });
          return true;
        },
      );
      // Whether it was kept in that very account, the page of the link knows.
      return before ? hrefOfVisit(token) : paths.bookingKept;
    }
    case 'rate':
    case 'changeRating': {
      const { stars = 0, comment } = readRating(form)!;
      const route =
        form.get('intent') === 'rate' ? 'POST /api/manage/{token}/rating' : 'PATCH /api/manage/{token}/rating';
      await api(route, { ...call, body: { rating: stars, comment } });
      return hrefOfVisit(token, { news: 'rated' });
    }
    // A time offered in place of a taken one: it is looked at first, and moved to by a further press.
    default:
      return hrefOfVisit(token, steps);
  }
}

/**
 * Does what a form asks. Of a form that is sent twice the second finds it done by the first, which is no mistake of anybody's:
 * answers whether it was done before.
 */
async function unlessDone(act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<boolean> {
  try {
    await act();
    return false;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const done = await isDone().catch((reason: unknown) => {
      if (reason instanceof ApiError) return false;
      throw reason;
    });
    if (!done) throw error;
    return true;
  }
}

/** Whether nothing of what was to be cancelled is booked any more. */
function isCancelled(visit: BookingOnWire | number | undefined, withLater: boolean): boolean {
  if (typeof visit !== 'object' || visit.status !== 'cancelled') return false;
  const later = (visit.occurrences ?? []).filter(({ date }) => date > visit.date);
  return !withLater || later.every(({ status }) => !holdsTime(status));
}

/** What is to be cancelled, and for which fee; a page from before fees were sent says none. */
function cancellationIn(form: FormData) {
  const cancelAll = form.has('cancelAll');
  const [amount, currency] = [form.get(cancelAll ? 'feeOfAll' : 'fee'), form.get('currency')];
  const shown = typeof amount === 'string' && /^\d{1,12}$/.test(amount) && typeof currency === 'string';
  return { cancelAll, reason: reasonIn(form), ...(shown && { expectedFee: { amount: Number(amount), currency } }) };
}

/** The clock of the reader's browser, where scripts run. */
function proofIn(form: FormData): { proof?: string } {
  const proof = form.get('proof');
  // A link that lost its end on the way still keeps the visit.
  return typeof proof === 'string' && /^[\w-]{32}$/.test(proof) ? { proof } : {};
}

function ownZoneIn(form: FormData): { timeZone?: string } {
  const timeZone = form.get('timeZone');
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? { timeZone } : {};
}

function emailIn(form: FormData, { body }: ApiError): VisitReturned['email'] {
  if (form.get('intent') !== 'email') return undefined;
  return { typed: String(form.get('email') ?? ''), error: body.fields?.['email'] };
}

function statementIn(form: FormData): string {
  return String(form.get('statement') ?? '');
}

function reasonIn(form: FormData): string | undefined {
  const reason = form.get('reason');
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : undefined;
}

/** What the form says of the visit; undefined when another one was sent. */
function readRating(form: FormData): { stars: number | undefined; comment: string } | undefined {
  const intent = form.get('intent');
  if (intent !== 'rate' && intent !== 'changeRating') return undefined;
  const [stars, comment] = [form.get('stars'), form.get('comment')];
  return {
    stars: typeof stars === 'string' && /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    comment: typeof comment === 'string' ? comment : '',
  };
}

function returned({ body }: ApiError, start: EpochMs | undefined): VisitReturned {
  const alternatives = (body.alternatives ?? []).flatMap((text) => parseInstant(text) ?? []);
  if (body.code === 'slot_taken' && start !== undefined) return { taken: { start, alternatives } };
  if (body.code === 'email_taken') return { known: true };
  if (body.fields?.['password']) return { password: body.fields['password'] };
  if (body.fields?.['email']) return {};
  return { message: body.fields?.['date'] ?? body.message };
}
