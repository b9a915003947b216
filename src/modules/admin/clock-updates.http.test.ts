import { afterAll, beforeAll, expect, test } from 'vitest';
import { followZoneRules } from '#modules/bookings';
import { admin } from '#tests/support/admins.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { readRulesBeforeLaws, renewRules } from '#tests/support/zone-rules.ts';

let studio: Studio;
beforeAll(async () => {
  readRulesBeforeLaws();
  studio = await createStudio({ timeZone: 'America/Winnipeg', autoConfirm: true });
  await followZoneRules(studio.app);
});
afterAll(async () => {
  renewRules();
  await studio.close();
});

test('admins read which rules moved how much, of how many professionals, and where', async () => {
  for (const day of ['10', '11']) await studio.book(studio.cleo, `2026-12-${day}T16:00:00Z`);
  renewRules();
  studio.clock.at += 60_000;
  await followZoneRules(studio.app);
  const max = await admin(studio, 'max');
  const { clockUpdates } = (await max.get('/api/admin/overview')).body;
  expect(clockUpdates.map(({ version }: { version: string }) => version)).toEqual([
    '2026f',
    '2026c',
    `node ${process.versions['tz']}`,
  ]);
  expect(clockUpdates[0]).toEqual({
    version: '2026f',
    finishedAt: expect.any(String),
    moved: 2,
    clashes: 0,
    artists: 1,
    zones: ['America/Winnipeg'],
  });
  expect(clockUpdates[1]).toMatchObject({ moved: 0, zones: [] });
});
