import { availableParallelism } from 'node:os';

/** Pictures worked on at once: one core is left for everybody else. */
const most = Math.max(1, availableParallelism() - 1);
/** What waits, by whose it is; whoever's turn is next stands first. */
const lines = new Map<number, (() => void)[]>();
let working = 0;

/**
 * Does work on a picture when its turn comes: a picture fills a core, and all the others' requests need one, too. People take
 * turns: who sends a hundred pictures lets others wait for one of them, not for all.
 */
export async function inLine<Result>(ownerId: number, work: () => Promise<Result>): Promise<Result> {
  if (working >= most) await new Promise<void>((resolve) => stand(ownerId, resolve));
  else working++;
  try {
    return await work();
  } finally {
    const next = takeNext();
    if (next) next();
    else working--;
  }
}

function stand(ownerId: number, begin: () => void): void {
  const line = lines.get(ownerId);
  if (line) line.push(begin);
  else lines.set(ownerId, [begin]);
}

function takeNext(): (() => void) | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const [ownerId, [next, ...rest]] = first;
  lines.delete(ownerId);
  if (rest.length > 0) lines.set(ownerId, rest);
  return next;
}
