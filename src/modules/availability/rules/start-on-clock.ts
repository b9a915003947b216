import { firstInstantFrom, localToInstants, parseClock, type EpochMs } from '#kernel/time';

/** A time that was agreed on the clock of a place, 'YYYY-MM-DDTHH:MM', and the instant that it was taken for. */
export interface AgreedStart {
  readonly startsAt: EpochMs;
  readonly timeZone: string;
  readonly localStart: string;
}

/**
 * The instant at which the clock there shows what was agreed: of two, in an hour that comes twice, the one that it was taken for
 * or is nearer to it; of a time that is skipped by now the first after it.
 */
export function startOnClock({ startsAt, timeZone, localStart }: AgreedStart): EpochMs {
  const [date = '', clock = ''] = localStart.split('T');
  const minutes = parseClock(clock) ?? 0;
  const instants = localToInstants(timeZone, date, minutes);
  if (instants.length === 0) return firstInstantFrom(timeZone, date, minutes);
  return instants.reduce((nearest, at) => (Math.abs(at - startsAt) < Math.abs(nearest - startsAt) ? at : nearest));
}
