import { median } from './interleave.ts';

/** Measures each side once a round, A B A B …, after a round that does not count; answers their medians. */
export async function inTurns<const Sides extends readonly (() => Promise<number>)[]>(
  rounds: number,
  ...sides: Sides
): Promise<{ [Side in keyof Sides]: number }> {
  const figures = sides.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, side] of sides.entries()) {
      const figure = await side();
      if (round > 0) figures[index]!.push(figure);
    }
  }
  return figures.map(median) as { [Side in keyof Sides]: number };
}
