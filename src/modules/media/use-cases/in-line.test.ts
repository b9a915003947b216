import { availableParallelism } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLine } from './in-line.ts';

const [ada, cleo, eve] = [1, 2, 3] as const;

test('who sends many pictures lets others wait for one of them, not for all, and each line keeps its order', async () => {
  const done: string[] = [];
  const send = (owner: number, name: string) =>
    inLine(owner, async () => {
      await turn();
      done.push(name);
    });
  const many = Array.from({ length: 40 }, (_, index) => send(ada, `ada ${index}`));
  await Promise.all([...many, send(cleo, 'cleo 0'), send(cleo, 'cleo 1'), send(eve, 'eve 0')]);
  const atWork = Math.max(1, availableParallelism() - 1);
  // What is worked on already, then a turn of each.
  expect(done.indexOf('cleo 0')).toBeLessThan(2 * atWork + 3);
  expect(done.indexOf('eve 0')).toBeLessThan(2 * atWork + 3);
  expect(done.indexOf('cleo 1')).toBeLessThan(2 * atWork + 6);
  expect(done.filter((name) => name.startsWith('ada'))).toEqual(many.map((_, index) => `ada ${index}`));
});

test('a picture that cannot be made keeps nobody waiting', async () => {
  const failing = Array.from({ length: 40 }, () => inLine(ada, () => Promise.reject(new Error('damaged'))));
  const after = inLine(cleo, async () => 'made');
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await after).toBe('made');
  expect(await inLine(ada, async () => 'made')).toBe('made');
});
