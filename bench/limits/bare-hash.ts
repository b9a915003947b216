import { hash, verify } from '@node-rs/argon2';
import { serveParent } from '../child.ts';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const password = 'a password of the bench';
const made = hash(password, options);

/** Checks a password so many times, one after another; the middle one's milliseconds. */
serveParent(async ({ count }: { count: number }): Promise<number> => {
  const against = await made;
  const times: number[] = [];
  for (let each = 0; each < count; each++) {
    const began = performance.now();
    await verify(against, password, options);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[count >> 1]!;
});
