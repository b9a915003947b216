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

test.each([
  ['/theme', '/pricing?back=1', '/pricing?back=1'],
  ['/language', undefined, '/'],
  ['/logout', '/logout', '/'],
  ['/acting/stop', '/bookings', '/bookings'],
])('whoever opens %s, which only takes forms, is led back to where they were', async (path, from, to) => {
  const { url } = stage.program;
  const open = (referrer: string | undefined) =>
    fetch(`${url}${path}`, { redirect: 'manual', ...(referrer && { headers: { Referer: referrer } }) });
  const answer = await open(from && `${url}${from}`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, to]);
  const stranger = await open('https://elsewhere.example/theirs');
  expect(stranger.headers.get('Location')).toBe('/');
});

test('a form that is posted to the first step’s address goes on to the first step', async () => {
  const answer = await post('/onboarding', 'a=b', 'application/x-www-form-urlencoded');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/onboarding/trade']);
});

test.each(['/explore?date=9999-12-31', '/explore?when=9999-12-31', '/explore/hair?date=9999-12-31'])(
  'the last day of the calendar is told to be too far ahead: %s',
  async (path) => {
    const answer = await fetch(`${stage.program.url}${path}`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('We can look 60 days ahead.');
    expect(page).toContain('value="9999-12-31"');
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

test('what a request is wrong about is not written down: its address may hold a secret', async () => {
  const paths = ['/b/s3cret-t0ken/%E4%A', '/b/s3cret-t0ken%', '/theme?back=s3cret-t0ken', '/u/s3cret-t0ken'];
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      await fetch(`${stage.program.url}${path}`, { method, redirect: 'manual' });
  }
  expect(stage.program.output()).not.toMatch(/s3cret-t0ken|^\s*at /m);
});
