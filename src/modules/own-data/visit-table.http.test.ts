import { strFromU8 } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { bookPaid, paidArtist, payBooking, payOtherwise } from '#tests/support/money.ts';
import { tellAll } from '#tests/support/paying.ts';
import { createStudio } from '#tests/support/studio.ts';
import { takeExport } from '#tests/support/take-export.ts';
import { createWorld } from '#tests/support/world.ts';

test('whoever deletes their account has no name in the tables of those they came to, whatever they typed before', async () => {
  const studio = await createStudio({ autoConfirm: true });
  onTestFinished(() => studio.close());
  const { manageToken } = (await studio.bookAsGuest('2026-12-01T10:00:00Z')).body;
  await studio.cleo.post(`/api/manage/${manageToken}/claim`);
  const named = (await takeExport(studio, studio.ada)).files;
  expect(strFromU8(named['visits.csv']!)).toContain('2026-12-01,10:00,Cleo,Cut,confirmed,60.00,0.00,60.00,USD');
  await studio.cleo.post('/api/user/deletion', { password: 'six-or-more' });
  const { files } = await takeExport(studio, studio.ada);
  expect(strFromU8(files['visits.csv']!)).toContain('2026-12-01,10:00,Deleted account,Cut,');
  expect(strFromU8(files['clients.csv']!)).toContain('Deleted account,,,,');
  for (const file of ['visits.csv', 'clients.csv', 'bookings/as-professional.json']) {
    expect(strFromU8(files[file]!)).not.toMatch(/Cleo|Grace|grace@|7946/);
  }
});

test('what was paid is what counts for the visit, and nothing that goes back because it was another amount', async () => {
  const world = await createWorld({ ULI_PLANS: 'free' });
  onTestFinished(() => world.close());
  const ada = await paidArtist(world, 'ada', { maxAdvance: 365 });
  const cleo = await world.person('cleo');
  const paid = await bookPaid(world, cleo, ada, { date: '2026-12-01T10:00:00Z' });
  await payBooking(cleo, paid.id);
  const other = await bookPaid(world, cleo, ada, { date: '2026-12-02T10:00:00Z' });
  await payOtherwise(world, cleo, other.id, { amount: 2000, currency: 'eur' });
  await tellAll(world);
  const { files } = await takeExport(world, ada);
  const lines = strFromU8(files['visits.csv']!).split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.split(',').slice(-4))).toEqual([
    ['60.00', '20.00', '40.00', 'USD'],
    ['60.00', '0.00', '60.00', 'USD'],
  ]);
});
