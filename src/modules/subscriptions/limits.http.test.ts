import { expect, test } from 'vitest';
import { subscribe } from '#tests/support/paying.ts';
import { createWorld, type Answer } from '#tests/support/world.ts';

test('the provider is not asked without end for one person: each way of asking is limited, and reading the plan is not', async () => {
  const limited = await createWorld({ ULI_RATE_LIMITS: 'on' });
  const ada = await limited.person('ada', { profession: 'Braider' });
  await subscribe(limited, ada, 'basic');
  const ways: [number, () => Promise<Answer>][] = [
    [60, () => ada.get('/api/subscription/invoices')],
    [20, () => ada.post('/api/subscription/portal')],
    [20, () => ada.post('/api/subscription/resume')],
  ];
  for (const [most, ask] of ways) {
    for (let time = 0; time < most; time += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries']);
  }
  // Resuming, leaving and choosing change the same plan.
  for (const answer of [await ada.put('/api/subscription', { tier: 'premium' }), await ada.delete('/api/subscription')])
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_tries']);
  expect(await ada.get('/api/subscription')).toMatchObject({ status: 200, body: { tier: 'basic', cancels: false } });
  await limited.close();
});
