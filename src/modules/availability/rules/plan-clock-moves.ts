import type { EpochMs } from '#kernel/time';
import type { Span } from './lay-out-day.ts';

/** Something that takes an artist's time and is to go where the agreed clock time is by new zone rules. */
export interface WantedMove {
  /** What it takes now, its gap included. */
  readonly now: Span;
  readonly to: EpochMs;
}

/**
 * The order in which moves never overlap each other or what stays, and the moves whose target is taken. A change of clocks moves
 * all visits of a place by the same amount, so a clash needs visits in two places or a booking made meanwhile.
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
