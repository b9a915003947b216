import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkSlots } from '#tests/slots/properties.ts';

const properties = new URL('../../../../tests/slots/properties.ts', import.meta.url).pathname;
const run = promisify(execFile);

test('listing and deciding say what the definition says, minute by minute', { timeout: 40_000 }, () => {
  checkSlots(60, 1);
});

test.each([
  ['America/New_York', 240, 2],
  ['Asia/Kolkata', -330, 3],
  ['Australia/Lord_Howe', -630, 4],
])('so they do on a server in %s', { timeout: 40_000 }, async (zone, minutesBehind, seed) => {
  const env = { ...process.env, TZ: zone };
  const { stdout } = await run(process.execPath, [properties, '20', String(seed)], { env });
  expect(stdout).toBe(`${zone} ${minutesBehind}`);
});
