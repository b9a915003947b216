import type { Actor } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import { minuteMs } from '#kernel/time';
import { occupyTime, readBusyTimes, releaseExpiredTimes } from '#modules/availability';
import type { App } from '#platform/app';
import { deleteHoldOf, insertHold } from '../holds.store.ts';
import { holdBounds, visitTime } from '../rules/index.ts';
import { askedBy } from './asked-by.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { findWhyNot } from './find-why-not.ts';
import { isClosedTo } from './is-closed-to.ts';
import { limitAddress } from './limit-asking.ts';
import { openingOf } from './opening-of.ts';
import { NotFree, proposeInstead } from './propose-instead.ts';
import { slotTaken } from './refuse-time.ts';
import { checkOpen, readBookable } from './read-bookable.ts';

/** A chosen time is kept so long. */
const holdMs = 10 * minuteMs;

export interface WishedTime {
  readonly artistId: number;
  readonly serviceId: number;
  readonly additionIds?: readonly number[] | undefined;
  /** Epoch milliseconds. */
  readonly date: number;
  readonly openingId?: number | null | undefined;
}

/**
 * Holds a time for the browser with this cookie; the cookie's previous hold is released. Refuses `holds_full` and
 * `holds_full_here` if too much of the artist's time is held: booking needs no hold.
 */
export async function holdTime(
  app: App,
  { actor, address, tokenHash }: { actor: Actor; address: string; tokenHash: string },
  wished: WishedTime,
): Promise<{ id: number; expiresAt: number }> {
  await limitAddress(app, 'hold', address);
  const { artistId, serviceId, date } = wished;
  const [bookable, closed, opening] = await Promise.all([
    readBookable(app, actor, wished, { from: date, to: date }),
    isClosedTo(app, artistId, { actor }),
    openingOf(app, wished),
  ]);
  if (closed) throw slotTaken('taken', []);
  checkOpen(app, bookable, { series: false });
  const now = app.clock.now();
  const expiresAt = now + holdMs;
  const { gap } = bookable;
  const { duration } = bookable.service;
  const { startsAt, endsAt, blockedUntil } = visitTime(date, duration, gap);
  try {
    return await changeArtistTime(app, artistId, async (transaction) => {
      await deleteHoldOf(transaction, tokenHash);
      await releaseExpiredTimes(transaction, artistId, startsAt, blockedUntil, now);
      const busy = await readBusyTimes(transaction, { artistId, from: startsAt, to: blockedUntil, now });
      const question = { rules: bookable.schedule.rules, duration, gap, busy, now };
      const whyNot = findWhyNot(question, [startsAt], opening);
      if (whyNot) throw new NotFree(whyNot);
      const asker = askedBy(app, { actor, address }, artistId);
      const hold = { tokenHash, artistId, serviceId, startsAt, expiresAt, askedBy: asker, now };
      const { id, fullOf } = await insertHold(transaction, hold);
      if (fullOf) throw holdsFull(fullOf);
      if (id === null) throw refuse('conflict');
      const time = { artistId, start: startsAt, end: blockedUntil, appointmentEnd: endsAt, holdId: id, expiresAt };
      await occupyTime(transaction, time);
      return { id, expiresAt };
    });
  } catch (error) {
    if (!(error instanceof NotFree)) throw error;
    const { rules } = bookable.schedule;
    throw await proposeInstead(app, { artistId, rules, duration, gap, at: startsAt, tokenHash }, error);
  }
}

function holdsFull(of: 'own' | 'strangers'): Refusal {
  const retryAfterSeconds = holdMs / 1000;
  if (of === 'strangers') return refuse('holds_full_here', { retryAfterSeconds });
  return refuse('holds_full', { values: { count: holdBounds.each }, retryAfterSeconds });
}
