import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane (OWASP's first choice). */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing takes a core for tens of milliseconds. One stays free, or a storm of sign-ins would stall every other request. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

let decoy: Promise<string> | undefined;

/** Checks a password; without a hash (unknown name, or nobody's sign-in) it works as long and answers false. */
export async function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = passwordHash?.startsWith('$argon2') ? passwordHash : undefined;
  const against = known ?? (await decoy);
  const right = await inTurn(() => verify(against, password, options));
  return right && known !== undefined;
}
