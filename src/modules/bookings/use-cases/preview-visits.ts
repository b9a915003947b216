import type { Refusal } from '#kernel/refusal';
import { formatInstant } from '#kernel/time';
import { findNearestFree, nearestFreeWindow, readBusyTimes } from '#modules/availability';
import type { App } from '#platform/app';
import type { PreviewedVisit, Wish } from '../bookings.contract.ts';
import { isWrongToAsk, rulesForVisit, visitTime, whyNotEach, withVisit, type WhyNot } from '../rules/index.ts';
import { checkClientId, type Asker } from './booker-of.ts';
import { isClosedTo } from './is-closed-to.ts';
import { limitAddress } from './limit-asking.ts';
import { planVisits, type Plan } from './plan-visits.ts';
import { findWhyNot } from './find-why-not.ts';
import { findOwnHold } from './find-own-hold.ts';
import { readDue } from './read-due.ts';
import { sentenceOf, slotTaken, wrongDate } from './refuse-time.ts';

/** What booking this wish would give, date by date; books nothing. */
export async function previewBooking(
  app: App,
  wish: Wish,
  asker: Asker,
): Promise<{ plan: Plan; visits: PreviewedVisit[]; due: number }> {
  checkClientId(wish, asker.actor);
  await limitAddress(app, 'preview', asker.address);
  const [plan, closed] = await Promise.all([
    planVisits(app, wish, asker),
    // A guest's address is checked only when booking: a preview would reveal whom the artist has blocked.
    isClosedTo(app, wish.artistId, { actor: asker.actor }),
  ]);
  const due = await readDue(app, plan, asker.actor);
  return { plan, due, visits: closed ? noneFree(plan) : await previewVisits(app, plan, asker.tokenHash) };
}

/** The refusal of a wish of which no time is free for this very client, in the words of any time that is taken. */
export function refuseAll(plan: Plan): Refusal {
  return slotTaken('taken', [], seriesDates(plan, noneFree(plan)));
}

/** The refusal of a series by why each of its dates is not free; `undefined` stands for those that are. */
export function seriesTaken(plan: Plan, whyNots: readonly (WhyNot | undefined)[]): Refusal {
  const visits = decided(plan, (index) => whyNots[index]);
  return slotTaken(whyNots.find((whyNot) => whyNot !== undefined) ?? 'taken', [], seriesDates(plan, visits));
}

/** What a refusal says of a series: as much as its preview. */
function seriesDates({ series }: Plan, visits: readonly PreviewedVisit[]) {
  return series && { occurrences: visits, monthsWithoutDay: series.monthsWithoutDay };
}

function noneFree(plan: Plan): PreviewedVisit[] {
  return decided(plan, () => 'taken');
}

/** The dates of a plan, each with why it is not free. */
function decided({ visits }: Plan, whyNotAt: (index: number) => WhyNot | undefined): PreviewedVisit[] {
  return visits.map(({ date: day, at, clocksSkipTime }, index) => {
    const reason = whyNotAt(index) ?? null;
    const visit = { day, date: formatInstant(at), clocksSkipTime, nearest: null };
    return { ...visit, free: reason === null, reason, sentence: reason && sentenceOf(reason) };
  });
}

/** The refusal of a series of which not every visit can be: with a new preview, or `400` when its first was never offered. */
export async function refuseSeries(app: App, plan: Plan, tokenHash: string | undefined): Promise<Refusal> {
  const visits = await previewVisits(app, plan, tokenHash);
  const first = visits[0]!.reason as WhyNot | null;
  if (first && isWrongToAsk(first)) return wrongDate(first);
  const failed = visits.find(({ free }) => !free);
  const alternatives = failed?.nearest ? [Date.parse(failed.nearest)] : [];
  return slotTaken((failed?.reason as WhyNot | null | undefined) ?? 'taken', alternatives, seriesDates(plan, visits));
}

async function previewVisits(
  app: App,
  { bookable, visits, opening }: Plan,
  tokenHash?: string,
): Promise<PreviewedVisit[]> {
  const { schedule, service, gap } = bookable;
  const now = app.clock.now();
  const { from } = nearestFreeWindow(visits[0]!.at);
  const { to } = nearestFreeWindow(visits.at(-1)!.at);
  const exceptHoldId = await findOwnHold(app, tokenHash);
  const busy = await readBusyTimes(app.database, { artistId: service.userId, from, to, now, exceptHoldId });
  const starts = visits.map(({ at }) => at);
  const question = { rules: schedule.rules, duration: service.duration, gap, busy, now };
  const whyNots = opening ? [findWhyNot(question, starts, opening)] : whyNotEach(question, starts);
  const taking = (before: typeof busy, at: number) => withVisit(before, visitTime(at, service.duration, gap));
  // What is proposed must not be in the way of the visits that can stay, nor twice the same.
  let taken = starts.filter((_, index) => whyNots[index] === undefined).reduce(taking, busy);
  return visits.map(({ date: day, at, clocksSkipTime }, index) => {
    const visit = { day, date: formatInstant(at), clocksSkipTime };
    const whyNot = whyNots[index];
    if (!whyNot) return { ...visit, free: true, reason: null, sentence: null, nearest: null };
    const rules = rulesForVisit(schedule.rules, index);
    const [nearest] = findNearestFree({ rules }, service, taken, at, now, 1);
    if (nearest !== undefined) taken = taking(taken, nearest);
    const proposed = nearest === undefined ? null : formatInstant(nearest);
    return { ...visit, free: false, reason: whyNot, sentence: sentenceOf(whyNot), nearest: proposed };
  });
}
