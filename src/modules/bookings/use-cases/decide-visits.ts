import { nearestFreeWindow, nextDays, readBusyTimes } from '#modules/availability';
import type { BusyTime } from '#modules/availability/rules';
import type { App } from '#platform/app';
import { visitTime, type VisitTime } from '../rules/index.ts';
import type { Asker } from './booker-of.ts';
import { findWhyNot } from './find-why-not.ts';
import { findOwnHold } from './find-own-hold.ts';
import type { Plan } from './plan-visits.ts';
import { NotFree } from './propose-instead.ts';

/** What is busy by now where a plan's visits would be; of a single one on the next days, too. */
export async function readBusy(app: App, plan: Plan, { tokenHash }: Pick<Asker, 'tokenHash'>): Promise<BusyTime[]> {
  const { userId: artistId } = plan.bookable.service;
  const times = timesOf(plan);
  const window = plan.series
    ? { from: times[0]!.startsAt, to: times.at(-1)!.blockedUntil }
    : nearestFreeWindow(times[0]!.startsAt, nextDays);
  const exceptHoldId = await findOwnHold(app, tokenHash);
  return readBusyTimes(app.database, { artistId, ...window, now: app.clock.now(), exceptHoldId });
}

/** The times of all visits, once the artist is free at every one of them; throws `NotFree`. */
export function decideVisits(app: App, plan: Plan, busy: readonly BusyTime[]): VisitTime[] {
  const { service, schedule, gap } = plan.bookable;
  const times = timesOf(plan);
  const question = { rules: schedule.rules, duration: service.duration, gap, busy, now: app.clock.now() };
  const starts = times.map(({ startsAt }) => startsAt);
  const whyNot = findWhyNot(question, starts, plan.opening);
  if (whyNot) throw new NotFree(whyNot, plan.series ? undefined : busy);
  return times;
}

function timesOf({ bookable: { service, gap }, visits }: Plan): VisitTime[] {
  return visits.map(({ at }) => visitTime(at, service.duration, gap));
}
