import { expect, test } from 'vitest';
import { createWorld } from '#tests/support/world.ts';

const world = await createWorld();
const visitor = world.nobody();

test('the zones to choose from go by today’s names, each once, with the time that their laws of today give', async () => {
  const { status, body } = await visitor.get('/api/time-zones');
  expect(status).toBe(200);
  const cities = (body as { name: string; city: string }[]).filter(({ name }) =>
    /Kyiv|Kiev|Kolkata|Calcutta|Asmara|Kanton|Atikokan|Saigon|Ho_Chi/.test(name),
  );
  expect(cities.map(({ city }) => city)).toEqual([
    'Asmara',
    'Atikokan',
    'Ho Chi Minh City',
    'Kanton',
    'Kolkata',
    'Kyiv',
  ]);
  expect(body.find(({ name }: { name: string }) => name === 'Europe/Paris').words).toBe('Central European Time');
});

test('a browser is told the clocks of zones by any name, in its reader’s words', async () => {
  const { body } = await visitor.get('/api/time-zones/clocks?names=America/Winnipeg,Asia/Calcutta,Europe/Atlantis');
  expect(Object.keys(body)).toEqual(['America/Winnipeg', 'Asia/Calcutta']);
  expect(body['Asia/Calcutta']).toEqual({ name: 'Asia/Kolkata', kinds: [[330, 'IST']], changes: [0] });
  const { kinds, changes } = body['America/Winnipeg'];
  // The last change of Manitoba's clocks was that of March 2026.
  expect(new Date(changes.at(-2) * 60_000).toISOString()).toBe('2026-03-08T08:00:00.000Z');
  expect(kinds[changes.at(-1)]).toEqual([-300, 'GMT\u22125']);
});

test('more zones than a page has ever named are refused', async () => {
  const names = Array.from({ length: 101 }, () => 'UTC').join(',');
  expect((await visitor.get(`/api/time-zones/clocks?names=${names}`)).status).toBe(400);
});
