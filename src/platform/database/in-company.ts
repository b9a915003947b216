import type { Executor } from './database.ts';

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** So many things go into one statement. */
const most = 64;

/**
 * Makes one statement of what many people ask for in one moment: a disk flush, a lock and a wake-up of PostgreSQL for all of
 * them. While one is on its way the next ones wait for it, so that the more there is to do the less each costs. `run` answers
 * in the order of what was asked; where it fails each is tried by itself, so that nobody pays for another's mistake.
 */
export function inCompany<Asked, Answer>(
  run: (executor: Executor, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (executor: Executor, asked: Asked) => Promise<Answer> {
  const queues = new WeakMap<Executor, (asked: Asked) => Promise<Answer>>();
  return (executor, asked) => {
    const queue = queues.get(executor) ?? createQueue((some: readonly Asked[]) => run(executor, some));
    queues.set(executor, queue);
    return queue(asked);
  };
}

function createQueue<Asked, Answer>(
  run: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let busy = false;
  const goThrough = async () => {
    while (waiting.length > 0) {
      // What comes meanwhile gathers.
      await settle(run, waiting.splice(0, most));
    }
    busy = false;
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (busy) return;
      busy = true;
      // Requests that came at once are read one after the other before this.
      setImmediate(() => void goThrough());
    });
}

async function settle<Asked, Answer>(
  run: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  batch: readonly Waiting<Asked, Answer>[],
): Promise<void> {
  try {
    const answers = await run(batch.map(({ asked }) => asked));
    for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!);
  } catch (error) {
    if (batch.length === 1) batch[0]!.reject(error);
    else await Promise.all(batch.map((one) => settle(run, [one])));
  }
}
