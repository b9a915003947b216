import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudio, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
});
afterAll(() => studio.close());

async function held(date: string, then = 'completed'): Promise<void> {
  const { id } = (await studio.book(studio.cleo, date)).body;
  await studio.ada.patch(`/api/bookings/${id}/status`, { status: then });
}
const months = async () => (await studio.ada.get(`/api/bookings/artist/${studio.ada.id}/months`)).body;

test('what was done is summed up month by month, the latest first; what was not done is left out', async () => {
  expect(await months()).toEqual([]);
  await held('2026-11-27T10:00:00Z');
  await held('2026-12-01T10:00:00Z');
  await held('2026-12-02T10:00:00Z');
  await held('2026-12-03T10:00:00Z', 'cancelled');
  await studio.book(studio.cleo, '2026-12-04T10:00:00Z');
  expect(await months()).toEqual([
    { month: '2026-12', currency: 'USD', visits: 2, worth: 12_000 },
    { month: '2026-11', currency: 'USD', visits: 1, worth: 6000 },
  ]);
});

/** Puts a visit to another time, as if it had been there. */
const put = (from: string, to: string, zone: string) =>
  studio.app.database.run(
    `UPDATE bookings SET starts_at = $2::timestamptz, local_start = $2::timestamptz AT TIME ZONE $3, ends_at = $2::timestamptz + interval '1 hour', time_zone = $3
      WHERE starts_at = $1`,
    [from, to, zone],
  );

test('a month is that of the place, and the thirteenth one back is told no more', async () => {
  // A year ago it was still November on the clocks of New York, and December on those of London.
  await put('2026-12-01T10:00:00Z', '2025-12-01T03:00:00Z', 'America/New_York');
  await put('2026-11-27T10:00:00Z', '2025-12-01T00:30:00Z', 'Europe/London');
  expect(await months()).toMatchObject([
    { month: '2026-12', visits: 1 },
    { month: '2025-12', visits: 1 },
  ]);
});
