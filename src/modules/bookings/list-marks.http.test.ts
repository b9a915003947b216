import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudio, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
type Marks = Record<'visitNumber' | 'visitCount', number | null>;

test('lists say which visit of its series each one is, also once some are cancelled', async () => {
  const { body: first } = await studio.book(studio.cleo, '2026-12-01T10:00:00Z', weekly);
  expect(first).toMatchObject({ visitNumber: 1, visitCount: 3 });
  await studio.cleo.post(`/api/bookings/${first.occurrences[1].id}/cancel`);
  await studio.book(studio.cleo, '2026-12-02T10:00:00Z');
  const { body: open } = await studio.ada.get(`/api/bookings/artist/${studio.ada.id}/upcoming`);
  expect(open.map(({ visitNumber, visitCount }: Marks) => [visitNumber, visitCount])).toEqual([
    [1, 3],
    [null, null],
    [3, 3],
  ]);
  const { body: closed } = await studio.cleo.get(`/api/bookings/client/${studio.cleo.id}/history`);
  expect(closed).toMatchObject([{ visitNumber: 2, visitCount: 3 }]);
});

test('when a visit was marked is told to its artist alone', async () => {
  const { body } = await studio.book(studio.cleo, '2026-12-03T10:00:00Z');
  const path = `/api/bookings/${body.id}`;
  await studio.ada.patch(`${path}/status`, { status: 'confirmed' });
  expect((await studio.ada.get(path)).body.markedAt).toBeNull();
  await studio.ada.patch(`${path}/status`, { status: 'completed' });
  expect((await studio.ada.get(path)).body.markedAt).toBe(new Date(studio.clock.at).toISOString());
  expect((await studio.cleo.get(path)).body.markedAt).toBeNull();
});
