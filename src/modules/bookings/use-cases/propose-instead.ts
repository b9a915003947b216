import type { Refusal } from '#kernel/refusal';
import type { EpochMs } from '#kernel/time';
import { findNearestFree, nearestFreeWindow, nextDays, nextDaysReach, readBusyTimes } from '#modules/availability';
import type { AvailabilityRules, BusyTime } from '#modules/availability/rules';
import type { App } from '#platform/app';
import { isWrongToAsk, withoutBuffers, type WhyNot } from '../rules/index.ts';
import { findOwnHold } from './find-own-hold.ts';
import { slotTaken, wrongDate } from './refuse-time.ts';

const proposed = 3;

/** Thrown to roll a transaction back: the time cannot be had, and why. */
export class NotFree extends Error {
  readonly whyNot: WhyNot;
  /** What is busy on the dates next to it, where whoever decided knew. */
  readonly busy: readonly BusyTime[] | undefined;

  constructor(whyNot: WhyNot, busy?: readonly BusyTime[]) {
    super(whyNot);
    this.whyNot = whyNot;
    this.busy = busy;
  }
}

/** A visit that somebody wished for at a moment. */
export interface WishedVisit {
  readonly artistId: number;
  readonly rules: AvailabilityRules;
  /** Minutes. */
  readonly duration: number;
  readonly gap: number;
  readonly at: EpochMs;
  /** Whose hold is not in the way. */
  readonly tokenHash?: string | undefined;
}

/** The refusal of one time, with the nearest times that are free. Asked after the transaction, so that nobody waits. */
export async function proposeInstead(app: App, visit: WishedVisit, { whyNot, busy: known }: NotFree): Promise<Refusal> {
  if (isWrongToAsk(whyNot)) return wrongDate(whyNot);
  const { artistId, rules, duration, gap, at, tokenHash } = visit;
  const now = app.clock.now();
  const question = [{ rules: withoutBuffers(rules) }, { duration, extraGap: gap }] as const;
  if (known) {
    const near = findNearestFree(...question, known, at, now, proposed, nextDays);
    if (near.length === proposed && near.every((start) => Math.abs(start - at) < nextDaysReach))
      return slotTaken(whyNot, near);
  }
  const exceptHoldId = await findOwnHold(app, tokenHash);
  const window = { artistId, ...nearestFreeWindow(at), now, exceptHoldId };
  const busy = await readBusyTimes(app.database, window);
  return slotTaken(whyNot, findNearestFree(...question, busy, at, now, proposed));
}
