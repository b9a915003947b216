import { dayMs, type EpochMs } from '#kernel/time';

/** Time that somebody means to keep for themselves. */
export interface WishedBlock {
  readonly start: EpochMs;
  readonly end: EpochMs;
  readonly note?: string | null | undefined;
}

/** No busy time is longer; whole days off are hours of the calendar, not blocks. */
const longest = 3 * dayMs;
const furthest = 732 * dayMs;

/** What is wrong with a block, if anything. */
export function blockProblem({ start, end }: WishedBlock, now: EpochMs) {
  if (end <= start) return 'order';
  if (end <= now) return 'past';
  if (end - start > longest) return 'tooLong';
  return end > now + furthest ? 'tooFar' : undefined;
}
