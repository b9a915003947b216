/** What lies on a day from one minute of its axis to another. */
export interface Laid {
  readonly from: number;
  readonly to: number;
}

/** A block's column among those that share its time. */
export interface Place {
  readonly column: number;
  readonly columns: number;
}

/** Puts blocks that overlap beside each other: each takes the first column that is free, all of a cluster are equally wide. */
export function sideBySide(blocks: readonly Laid[]): Place[] {
  const order = blocks.map((_, index) => index).toSorted((one, other) => compare(blocks[one]!, blocks[other]!));
  const places: Place[] = [];
  let cluster: { index: number; column: number }[] = [];
  let columnEnds: number[] = [];
  let clusterEnd = -Infinity;
  const close = () => {
    for (const { index, column } of cluster) places[index] = { column, columns: columnEnds.length };
  };
  for (const index of order) {
    const { from, to } = blocks[index]!;
    if (from >= clusterEnd) {
      close();
      cluster = [];
      columnEnds = [];
    }
    const free = columnEnds.findIndex((end) => end <= from);
    const column = free === -1 ? columnEnds.length : free;
    columnEnds[column] = to;
    cluster.push({ index, column });
    clusterEnd = Math.max(clusterEnd, to);
  }
  close();
  return places;
}

/** A block's place from one side of its day to the other, as a style. */
export function acrossDay({ column, columns }: Place): { readonly insetInlineStart: string; readonly width: string } {
  const share = 100 / columns;
  return { insetInlineStart: `calc(${column * share}% + 2px)`, width: `calc(${share}% - 4px)` };
}

function compare(one: Laid, other: Laid): number {
  return one.from - other.from || other.to - one.to;
}
