import type { Architecture, Column } from './architecture.ts';

const gap = 6;
/** The sides by which a line leaves a cell; their sum is the cell's place in `strokes`. */
const [up, right, down, left] = [1, 2, 4, 8];
const strokes = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** The rows from top to bottom: where the files are and what they are for. */
export function drawRows({ rows }: Architecture): string {
  const named = rows.map((row) => ({ row, files: row.files[0]!.replace(/\/\*\*$/, '').replace(/\/\*$/, '/') }));
  const width = Math.max(...named.map(({ files }) => files.length)) + 2;
  return named
    .flatMap(({ row, files }) => [
      ...(row.border ? [` ═══════ ${row.border} ═══════`] : []),
      ` ${files.padEnd(width)}${row.caption}`,
    ])
    .join('\n');
}

/** The columns from left to right, each line an edge of the map: a module may use what lies on the ways leading to it. */
export function drawColumns({ columns }: Architecture): string {
  const starts = tierStarts(columns);
  const canvas = new Map<string, number>();
  for (const target of columns) {
    for (const name of target.from) {
      const source = columns.find((column) => column.name === name)!;
      const ends = starts[source.tier + 1]! - gap;
      // Several lines out of a module part right behind it; several lines into one meet right before it.
      const parts = columns.filter(({ from }) => from.includes(name)).length > 1;
      const turn = parts ? ends + 2 : starts[target.tier]! - 3;
      const begin = starts[source.tier]! + name.length + 1;
      const end = starts[target.tier]! - 2;
      stroke(canvas, begin, source.line, left);
      drawLine(canvas, begin, source.line, turn);
      drawTurn(canvas, turn, source.line, target.line);
      drawLine(canvas, turn, target.line, end);
      stroke(canvas, end, target.line, right);
    }
  }
  return [heading(columns, starts), ...paint(columns, starts, canvas)].map((line) => line.trimEnd()).join('\n');
}

function tierStarts(columns: readonly Column[]): number[] {
  const starts = [1];
  for (let tier = 0; tier <= Math.max(...columns.map((column) => column.tier)); tier++) {
    const longest = Math.max(...columns.filter((column) => column.tier === tier).map(({ name }) => name.length));
    starts.push(starts[tier]! + longest + gap);
  }
  return starts;
}

function heading(columns: readonly Column[], starts: readonly number[]): string {
  const tiers = [...new Set(columns.map(({ tier }) => tier))];
  return tiers.reduce((line, tier) => line.padEnd(starts[tier]!) + `tier ${tier}`, '');
}

function paint(columns: readonly Column[], starts: readonly number[], canvas: ReadonlyMap<string, number>): string[] {
  const height = Math.max(...columns.map(({ line }) => line)) + 1;
  return Array.from({ length: height }, (_, y) => {
    const cells = Array.from({ length: starts.at(-1)! }, (_unused, x) => strokes[canvas.get(`${x},${y}`) ?? 0]!);
    for (const { name, tier } of columns.filter(({ line }) => line === y))
      cells.splice(starts[tier]!, name.length, ...name);
    return cells.join('');
  });
}

function drawLine(canvas: Map<string, number>, from: number, y: number, to: number): void {
  for (let x = from; x <= to; x++) {
    if (x > from) stroke(canvas, x, y, left);
    if (x < to) stroke(canvas, x, y, right);
  }
}

function drawTurn(canvas: Map<string, number>, x: number, from: number, to: number): void {
  const [top, bottom] = from < to ? [from, to] : [to, from];
  for (let y = top; y <= bottom; y++) {
    if (y > top) stroke(canvas, x, y, up);
    if (y < bottom) stroke(canvas, x, y, down);
  }
}

function stroke(canvas: Map<string, number>, x: number, y: number, side: number): void {
  canvas.set(`${x},${y}`, (canvas.get(`${x},${y}`) ?? 0) | side);
}
