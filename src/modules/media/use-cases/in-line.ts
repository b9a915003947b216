import { availableParallelism } from 'node:os';

/** Pictures worked on at once: one core is left for everybody else. */
const most = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let working = 0;

/** Does work on a picture when its turn comes: a picture fills a core, and all the others' requests need one, too. */
export async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else working++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working--;
  }
}
