import { dayMs, type EpochMs } from '#kernel/time';

const markedWithin = 2 * dayMs;
const contestedWithin = 7 * dayMs;

/** Until when a visit that ends at a moment can be marked as a no-show. A trigger of the table says the same. */
export function noShowUntil(endsAt: EpochMs): EpochMs {
  return endsAt + markedWithin;
}

/** Until when its client can contest that: a week at least, whenever it was marked. */
export function contestUntil(endsAt: EpochMs): EpochMs {
  return noShowUntil(endsAt) + contestedWithin;
}

/** What became of a contested no-show. */
export const contestOutcomes = ['kept', 'taken_back'] as const;
export type ContestOutcome = (typeof contestOutcomes)[number];

/** What a client says against a no-show; `outcome` is null until the artist answers. Epoch milliseconds. */
export interface Contest {
  readonly statement: string;
  readonly contestedAt: EpochMs;
  readonly outcome: ContestOutcome | null;
}
