import { setTimeout as pause } from 'node:timers/promises';

export { pause };

/** Whether the promise settles within so many milliseconds; leaves no timer behind. */
export async function settlesWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const settled = promise.then(
    () => true,
    () => true,
  );
  const late = pause(milliseconds, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([settled, late]);
  } finally {
    timer.abort();
  }
}

/** Whether the question is answered with yes within so many milliseconds. */
export async function becomesTrue(question: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  for (;;) {
    if (await question()) return true;
    if (Date.now() >= end) return false;
    await pause(20);
  }
}
