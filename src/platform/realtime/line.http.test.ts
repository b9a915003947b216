import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRealtime } from './index.ts';
import { publish } from './publish.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('whoever listens first hears nothing of before, however much is told while the line is opened', async () => {
  const { database, log } = world.app;
  const channel = 'person:1';
  const tell = (name: string) =>
    database.transaction((transaction) => publish(transaction, [channel], { name, data: {} }));
  await tell('old');
  let telling = true;
  const told = Array.from({ length: 6 }, async () => {
    while (telling) await tell('new');
  });
  const heard: string[] = [];
  // Many lines, one after the other: what was told of old came only when an event fell between two of a line's first words.
  for (let turn = 0; turn < 40; turn++) {
    const realtime = createRealtime(database, log);
    const before = heard.length;
    realtime.subscribe([channel], ({ name }) => heard.push(name));
    await expect.poll(() => heard.length, { interval: 5 }).toBeGreaterThan(before);
    await realtime.close();
  }
  telling = false;
  await Promise.all(told);
  expect(heard).not.toContain('old');
});
