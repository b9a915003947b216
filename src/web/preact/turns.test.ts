import { options } from 'preact';
import { expect, test } from 'vitest';
import { takeTurns, waitForTurn } from './turns.ts';

/** What the browser does once whatever is to be done now is done. */
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

test('what the last part holds within waits for its turn, too', async () => {
  takeTurns();
  const came: string[] = [];
  const within = () => {
    came.push('part');
    const turn = waitForTurn();
    expect(turn).not.toBeNull();
    void turn?.then(() => came.push('within'));
  };
  // A part whose turn has come renders anew, as Preact does it.
  void waitForTurn()!.then(() => options.debounceRendering!(within));
  await later();
  expect(came).toEqual(['part', 'within']);
  // Nobody waits any more: what is rendered from now on is rendered at once.
  expect(waitForTurn()).toBeNull();
  expect(options.debounceRendering).toBeUndefined();
});

test('a part that breaks keeps none of the others from its turn', async () => {
  takeTurns();
  const came: string[] = [];
  const broken = new Error('broken');
  const heard: unknown[] = [];
  const hear = (error: unknown) => heard.push(error);
  process.once('uncaughtException', hear);
  void waitForTurn()!.then(() =>
    options.debounceRendering!(() => {
      throw broken;
    }),
  );
  void waitForTurn()!.then(() => came.push('next'));
  await later();
  process.off('uncaughtException', hear);
  expect(heard).toEqual([broken]);
  expect(came).toEqual(['next']);
});
