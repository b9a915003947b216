import { useTranslations } from 'use-intl';
import { formatTime } from '#kernel/visit-time';
import { holdsTime } from '#modules/bookings/rules';
import type { Calendar } from './calendar-query.ts';
import { momentWords, useBlockName, useVisitName } from './calendar-words.ts';
import { spanOf, type Span } from './gaps-within.ts';

/** Names what lies in a day's calendar at a time: a visit (but not the one that is moved), time of one's own, somebody booking. */
export function useInTheWay({ calendar, moved }: { calendar: Calendar | undefined; moved?: number | undefined }) {
  const t = useTranslations('calendar');
  const timeZone = calendar?.timeZone ?? 'UTC';
  const visitName = useVisitName(timeZone);
  const blockName = useBlockName(timeZone);
  const clock = (at: number) => formatTime(at, timeZone);
  return (wish: Span): string | undefined => {
    if (!calendar) return undefined;
    const meets = (span: Span) => span.start < wish.end && wish.start < span.end;
    // What is marked as done holds its time no longer.
    const visit = calendar.bookings.find(
      ({ id, date, blockedUntil, status }) =>
        id !== moved && holdsTime(status) && meets(spanOf({ start: date, end: blockedUntil })),
    );
    if (visit) return visitName(visit);
    const asked = calendar.moveRequests.find(
      ({ bookingId, start, blockedUntil }) => bookingId !== moved && meets(spanOf({ start, end: blockedUntil })),
    );
    if (asked)
      return t('moveAsked', { name: asked.clientName, when: momentWords(Date.parse(asked.insteadOf), timeZone) });
    const block = calendar.blocks.find((each) => meets(spanOf(each)));
    if (block) return blockName(block, calendar.days[0]!);
    const held = calendar.held.map(spanOf).find(meets);
    return held && t('held', { time: t('visit', { start: clock(held.start), end: clock(held.end) }) });
  };
}
