import type { FreeArtists } from './free-quarters.ts';

/** Somebody's place in a list: the sort key, and the id where keys are equal. */
export interface Ranked {
  readonly id: number;
  readonly key: number;
}

/**
 * The first `most` by quarter and id that come after a place, without sorting the rest: of ten thousand free artists a
 * page shows twenty.
 */
export function soonestFirst(
  { ids, quarters }: FreeArtists,
  after: Ranked | undefined,
  most: number,
  out: ReadonlySet<number>,
): Ranked[] {
  const best: Ranked[] = [];
  for (let index = 0; index < ids.length; index++) {
    const one = { id: ids[index]!, key: quarters[index]! };
    const full = best.length === most;
    if (full && !isBefore(one, best[most - 1]!)) continue;
    if ((after && !isBefore(after, one)) || out.has(one.id)) continue;
    let at = full ? most - 1 : best.length;
    while (at > 0 && isBefore(one, best[at - 1]!)) at--;
    if (full) best.pop();
    best.splice(at, 0, one);
  }
  return best;
}

function isBefore(one: Ranked, other: Ranked): boolean {
  return one.key < other.key || (one.key === other.key && one.id < other.id);
}
