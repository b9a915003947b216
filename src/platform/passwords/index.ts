import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { refuse } from '#kernel/refusal';

export { commonPasswords } from './leaked-passwords.ts';

/** argon2id, 19 MiB, two passes, one lane (OWASP's first choice). */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing takes a core for tens of milliseconds. One stays free, or a storm of sign-ins would stall every other request. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** How many may wait for their turn, about a second's worth; more are refused immediately and retry. */
export const mostWaiting = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw refuse('busy', { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Hashes a password, independent of how a keyboard composes its letters. Refuses `busy` if too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), options));
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password; without a hash (unknown name, or an account without password) it takes as long and returns false.
 * Refuses `busy` if too many wait.
 */
export async function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  // If the first caller were refused, the refusal would be cached for all others.
  decoy ??= hash('nobody has this password', options);
  const known = passwordHash?.startsWith('$argon2') ? passwordHash : undefined;
  const against = known ?? (await decoy);
  const composed = password.normalize('NFC');
  const right = await inTurn(async () => {
    if (await verify(against, composed, options)) return true;
    // Hashes created before passwords were normalized contain the letters as typed.
    return composed !== password && verify(against, password, options);
  });
  return right && known !== undefined;
}
