import { useEffect, useRef, useState } from 'react';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { isServiceGone } from './is-service-gone.ts';

const minuteMs = 60_000;
/** Nothing is said of a hold before so little of it is left. */
const lastMinutes = 3;

export interface Hold {
  readonly id: number;
  readonly at: EpochMs;
  readonly expiresAt: EpochMs;
}

export interface HoldOptions {
  /** False once the sheet is closed. */
  readonly active: boolean;
  readonly artistId: number;
  readonly serviceId: number | undefined;
  readonly additionIds: readonly number[];
  /** The opening that is at a time, if one is. */
  readonly openingIdAt: (at: EpochMs) => number | undefined;
  /** The time cannot be had any more. */
  readonly onTaken: (at: EpochMs, alternatives: readonly EpochMs[]) => void;
  /** What was to be booked is not offered any more. */
  readonly onServiceGone: () => void;
}

/**
 * Keeps the chosen time for ten minutes while somebody types, and gives it back on leaving. A hold is a courtesy: when it
 * cannot be had for another reason than that the time is gone, booking decides.
 */
export function useHold({
  active,
  artistId,
  serviceId,
  additionIds,
  openingIdAt,
  onTaken,
  onServiceGone,
}: HoldOptions) {
  const [hold, setHold] = useState<Hold>();
  const [minutesLeft, setMinutesLeft] = useState<number>();
  const latest = useRef(0);
  const running = useRef(Promise.resolve());
  const current = useRef<Hold>(undefined);

  /** One call after the other: the first answer sets the cookie by which the next one replaces it. */
  function take(at: EpochMs) {
    const turn = ++latest.current;
    const before = running.current;
    running.current = before.then(() => (turn === latest.current ? ask(at, turn) : undefined));
  }

  async function ask(at: EpochMs, turn: number) {
    if (serviceId === undefined) return;
    try {
      const openingId = openingIdAt(at);
      const service = { serviceId, ...(additionIds.length > 0 && { additionIds: [...additionIds] }) };
      const body = { artistId, ...service, date: new Date(at).toISOString(), ...(openingId && { openingId }) };
      const { id, expiresAt } = await browserApi('POST /api/holds', { body });
      const taken = { id, at, expiresAt: Date.parse(expiresAt) };
      // Another choice, or leaving, has overtaken it.
      if (turn !== latest.current) return giveBack(taken);
      current.current = taken;
      setHold(taken);
      setMinutesLeft(undefined);
    } catch (error) {
      if (turn !== latest.current) return;
      const taken = error instanceof ApiError && error.body.code === 'slot_taken';
      // What could not be kept for longer is still held until its own end.
      if (!taken && !isServiceGone(error) && current.current?.at === at) return;
      forget();
      if (isServiceGone(error)) onServiceGone();
      if (taken) {
        onTaken(
          at,
          (error.body.alternatives ?? []).map((other) => Date.parse(other)),
        );
      }
    }
  }

  function forget() {
    current.current = undefined;
    setHold(undefined);
    setMinutesLeft(undefined);
  }

  function release() {
    latest.current += 1;
    const held = current.current;
    forget();
    if (held) giveBack(held);
  }

  useEffect(() => {
    if (!hold) return;
    const timers = [lastMinutes, 2, 1, 0].map((minutes) =>
      setTimeout(
        () => (minutes > 0 ? setMinutesLeft(minutes) : forget()),
        Math.max(0, hold.expiresAt - minutes * minuteMs - Date.now()),
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [hold]);

  useEffect(() => {
    if (!active) release();
  }, [active]);

  useEffect(() => {
    const leave = () => current.current && giveBack(current.current);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    hold,
    /** Set in the last minutes alone. */
    minutesLeft,
    take,
    /** Until the call under way is answered: booking must not overtake its own hold. */
    settled: () => running.current,
    /** A booking has consumed it. */
    forget,
    keep: () => hold && take(hold.at),
  };
}

function giveBack({ id }: Hold) {
  // What is not given back runs out by itself.
  browserApi('DELETE /api/holds/{holdId}', { params: { holdId: id }, keepalive: true }).catch(() => {});
}
