import type { Booking } from '#web/features/bookings/queries.ts';
import { NextVisit } from '#web/features/bookings/today/next-visit.tsx';
import { TodayStrip } from '#web/features/bookings/today/today-strip.tsx';

export interface DayProps {
  /** A professional's open bookings. */
  work: readonly Booking[] | undefined;
  /** A client's next visit. */
  next: Booking | undefined;
  now: number;
}

/** What today holds: a professional's strip, or a client's next visit, which wider windows have in the card beside. */
export function Day({ work, next, now }: DayProps) {
  return (
    <>
      {work && <TodayStrip bookings={work} now={now} />}
      {next && (
        <div className="md:hidden">
          <NextVisit booking={next} now={now} />
        </div>
      )}
    </>
  );
}
