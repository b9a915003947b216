import type { Calendar } from './calendar-query.ts';
import { spanOf, type Span } from './gaps-within.ts';

/** One's own visits with others that reach into a span and lie under no blocked time: what is blocked says it already. */
export function unblockedVisits({ ownVisits, blocks }: Calendar, { start, end }: Span): Calendar['ownVisits'] {
  return ownVisits.filter((visit) => {
    const own = spanOf(visit);
    const covered = blocks.map(spanOf).some((block) => block.start <= own.start && block.end >= own.end);
    return !covered && own.start < end && own.end > start;
  });
}
