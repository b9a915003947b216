import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { notify, withdrawNotice, type NewNotice } from './index.ts';

let world: World;
let ada: Visitor;
let cleo: Visitor;
let sid: Visitor;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  cleo = await world.person('cleo');
  sid = await world.person('sid');
});
afterAll(() => world.close());
beforeEach(() => world.app.database.run('DELETE FROM notices'));

const tell = (actorId: number | null, more: Partial<NewNotice> = {}) => {
  world.clock.at += 1000;
  const notice = { topic: 'likes', kind: 'post.liked', groupKey: 'post.liked:7', href: '/post/7', facts: {} } as const;
  return world.app.database.transaction((transaction) =>
    notify(world.app, transaction, { userId: ada.id, actorId, ...notice, ...more }),
  );
};
const withdraw = (actorId: number) =>
  world.app.database.transaction((transaction) =>
    withdrawNotice(world.app, transaction, { userId: ada.id, actorId, groupKey: 'post.liked:7' }),
  );
const written = () => world.app.database.run<any>('SELECT * FROM notices ORDER BY id');

test('the same from several people is one notice, the latest three of them first', async () => {
  for (const actor of [cleo, sid, cleo]) await tell(actor.id);
  expect(await written()).toMatchObject([{ actor_ids: [cleo.id, sid.id], actors_count: 2 }]);
});

test('nobody is told of their own doing', async () => {
  await tell(ada.id);
  expect(await written()).toEqual([]);
});

test('people who are apart hear nothing of each other', async () => {
  await world.app.database.run('INSERT INTO blocks VALUES ($1, $2, now())', [ada.id, sid.id]);
  await tell(sid.id);
  await tell(ada.id, { userId: sid.id });
  expect(await written()).toEqual([]);
  await world.app.database.run('DELETE FROM blocks');
});

test('what nobody with an account did is told without a person', async () => {
  await tell(null, { topic: 'bookings', kind: 'booking.requested', groupKey: 'booking:1' });
  expect(await written()).toMatchObject([{ actor_ids: [], actors_count: 0, kind: 'booking.requested' }]);
});

test('nobody is counted twice, however many came between', async () => {
  const others = [cleo, sid];
  for (const name of ['nina', 'omar', 'pia']) others.push(await world.person(name));
  for (const actor of [...others, ...others]) await tell(actor.id);
  expect(await written()).toMatchObject([
    {
      actor_ids: others
        .slice(2)
        .toReversed()
        .map(({ id }) => id),
      actors_count: 5,
    },
  ]);
  const [, , , , pia] = others;
  await withdraw(pia!.id);
  await withdraw(pia!.id);
  expect(await written()).toMatchObject([{ actor_ids: [others[3]!.id, others[2]!.id, sid.id], actors_count: 4 }]);
  await tell(pia!.id);
  expect(await written()).toMatchObject([{ actor_ids: [pia!.id, others[3]!.id, others[2]!.id], actors_count: 5 }]);
});

test('two at once count one person once', async () => {
  await tell(sid.id);
  await Promise.all(Array.from({ length: 8 }, () => tell(cleo.id)));
  expect(await written()).toMatchObject([{ actors_count: 2 }]);
});

test('an unread notice of one person is withdrawn with what it told, one of several stays without them', async () => {
  await tell(cleo.id);
  await withdraw(cleo.id);
  expect(await written()).toEqual([]);
  await tell(cleo.id);
  await tell(sid.id);
  await withdraw(cleo.id);
  expect(await written()).toMatchObject([{ actor_ids: [sid.id], actors_count: 1 }]);
});
