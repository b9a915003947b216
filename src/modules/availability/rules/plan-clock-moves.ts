import type { EpochMs } from '#kernel/time';
import type { Span } from './lay-out-day.ts';

/** Something that takes an artist's time and is to go where the agreed clock time is by new zone rules. */
export interface WantedMove {
  /** What it takes now, its gap included. */
  readonly now: Span;
  readonly to: EpochMs;
}

/**
 * In which order moves can be made so that none ever meets another or what stays, and which cannot: somebody else has the time.
 * Clocks that change move all of a place's visits by as much, so a clash needs visits of two places, or what was booked there
 * meanwhile.
 */
export function planClockMoves<Move extends WantedMove>(
  wanted: readonly Move[],
  stays: readonly Span[],
): { moves: Move[]; clashes: Move[] } {
  const moves: Move[] = [];
  let waiting = [...wanted];
  const taken: Span[] = [...stays];
  for (let before = -1; waiting.length !== before;) {
    before = waiting.length;
    const blocked: Move[] = [];
    for (const [index, move] of waiting.entries()) {
      const target = spanAt(move);
      const others = [...blocked, ...waiting.slice(index + 1)].map(({ now }) => now);
      if ([...taken, ...others].some((span) => overlaps(span, target))) blocked.push(move);
      else {
        moves.push(move);
        taken.push(target);
      }
    }
    waiting = blocked;
  }
  return { moves, clashes: waiting };
}

function spanAt({ now, to }: WantedMove): Span {
  return { start: to, end: to + now.end - now.start };
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
