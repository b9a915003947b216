import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, half a minute. */
const stepMs = 30_000;
const digits = 6;
/** How many half minutes old a code may be: typing and sending it takes a moment (RFC 6238, 5.2). */
const late = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A fresh secret of 160 bits, in the letters that apps take (RFC 4648 base 32). */
export function createCodeSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte & 31]).join('');
}

/** The code of a secret in one half minute since 1970. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

/** The half minute of this code, the current or the previous one; undefined otherwise. Takes constant time. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / stepMs);
  let found: number | undefined;
  for (let step = current - late; step <= current; step++) {
    if (sameText(codeAt(secret, step), code)) found = step;
  }
  return found;
}

/** What an app reads from a picture: whose code this is, and its secret. */
export function codeAddress(secret: string, account: string, issuer: string): string {
  const query = new URLSearchParams({ secret, issuer });
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query}`;
}

const groupsOfRecoveryCode = 4;
const lettersOfGroup = 6;

/** A code to write down: letters and digits that are not confused with each other, nearly 119 bits. */
export function createRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: lettersOfGroup }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groupsOfRecoveryCode }, group).join('-');
}

/** Normalizes a recovery code, however it is typed; older codes have two groups of five. */
export function readRecoveryCode(typed: string): string {
  const letters = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  const size = letters.length <= 10 ? 5 : lettersOfGroup;
  return (letters.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join('-');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const whole = bits.match(/.{8}/g) ?? [];
  return Buffer.from(whole.map((byte) => Number.parseInt(byte, 2)));
}

function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
