import { expect, test } from 'vitest';
import { setStage } from '#tests/support/stage.ts';

// What no form of ours and no link of ours ever asks.

const stage = setStage({ ULI_RATE_LIMITS: 'on' });

const post = (path: string, body: string | undefined, type: string | undefined) =>
  fetch(`${stage.program.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    ...(body !== undefined && { body }),
    headers: { Accept: 'text/html', ...(type && { 'Content-Type': type }) },
  });

test.each([
  ['/theme', 302],
  ['/language', 302],
  ['/auth/forgot', 400],
  ['/auth/reset', 400],
])('a post to %s that is no form is answered like an empty one', async (path, status) => {
  const bodies = [
    ['{"theme":"dark"}', 'application/json'],
    ['dark', 'text/plain'],
    ['theme=dark', 'multipart/form-data'],
    [undefined, undefined],
  ] as const;
  const answers = [];
  for (const [body, type] of bodies) answers.push((await post(path, body, type)).status);
  expect(answers).toEqual(bodies.map(() => status));
});

test.each(['/explore?date=9999-12-31', '/explore?when=9999-12-31', '/explore/hair?date=9999-12-31'])(
  'the last day of the calendar is no filter: %s',
  async (path) => {
    const answer = await fetch(`${stage.program.url}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('value="9999-12-31"');
  },
);

test('whoever tries links to decisions is told how long to wait', async () => {
  const open = () => fetch(`${stage.program.url}/decision/not-a-link`);
  expect((await open()).status).toBe(404);
  for (let tries = 0; tries < 59; tries++) await (await open()).arrayBuffer();
  const answer = await open();
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(/Too many tries\. Wait .+ seconds?\./);
});
