import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { databaseErrorCode, inCompany, openDatabase, readSnapshot, statement, type Database } from './index.ts';

let fresh: FreshDatabase;
let database: Database;

const keep = statement('keep', 'INSERT INTO kept (number) VALUES ($1)');
const list = statement('list', 'SELECT number FROM kept ORDER BY number');
const divide = statement('divide', 'SELECT 1 / $1::int AS quotient');
const divideAll = statement(
  'divide_all',
  'SELECT 12 / divisor AS quotient FROM unnest($1::int[]) WITH ORDINALITY AS asked (divisor, place) ORDER BY place',
);
const numbers = async () => (await database.query<{ number: number }>(list)).map(({ number }) => number);

beforeEach(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ ...fresh.connection, max: 2 }, () => {});
  await database.run('CREATE TABLE kept (number integer PRIMARY KEY)');
});
afterEach(async () => {
  await database.close();
  await fresh.drop();
});

test('what is written in a transaction is there once it commits', async () => {
  await database.transaction(async (transaction) => {
    await transaction.write(keep, [1]);
    await transaction.write(keep, [2]);
    expect(await transaction.query(list)).toEqual([{ number: 1 }, { number: 2 }]);
    await transaction.write(keep, [3]);
  });
  await database.write(keep, [4]);
  expect(await numbers()).toEqual([1, 2, 3, 4]);
});

test.each([
  ['as the last thing', async () => {}],
  ['before others', async (wait: () => Promise<unknown>) => void (await wait())],
])('a write that fails %s fails the transaction with its own reason, and nothing is kept', async (_, after) => {
  await database.write(keep, [1]);
  const failing = database.transaction(async (transaction) => {
    await transaction.write(keep, [2]);
    await transaction.write(keep, [1]);
    await after(() => transaction.query(list));
  });
  const reason = await failing.catch((error: unknown) => error);
  expect(databaseErrorCode(reason)).toBe('23505');
  expect(await numbers()).toEqual([1]);
});

test('of statements asked for at once each has an answer of its own, and a failed one takes no other with it', async () => {
  const asked = [1, 0, 2].map((by) => database.query<{ quotient: number }>(divide, [by]));
  const [one, none, other] = await Promise.allSettled(asked);
  expect([one, other]).toMatchObject([{ value: [{ quotient: 1 }] }, { value: [{ quotient: 0 }] }]);
  expect(none).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(await numbers()).toEqual([]);
});

test('whatever is committed, by whomever, changes the name of the snapshot before its writer is told', async () => {
  const other = openDatabase({ ...fresh.connection, max: 1 }, () => {});
  const names = [await readSnapshot(database)];
  await database.transaction(async (slow) => {
    await slow.query(keep, [1]);
    await other.write(keep, [2]);
    names.push(await readSnapshot(other));
  });
  names.push(await readSnapshot(other));
  await other.transaction((transaction) => transaction.write(keep, [3]));
  names.push(await readSnapshot(database));
  expect(new Set(names).size).toBe(4);
  await other.close();
});

test('what is asked for in one moment is one statement, what comes meanwhile the next, and a mistake is one’s own', async () => {
  const sizes: number[] = [];
  const quotientOf = inCompany<number, number>(async (executor, divisors) => {
    sizes.push(divisors.length);
    const rows = await executor.query<{ quotient: number }>(divideAll, [divisors]);
    return rows.map(({ quotient }) => quotient);
  });
  const ask = (divisors: number[]) =>
    Promise.all(
      divisors.map((divisor) => quotientOf(database, divisor).catch((error: unknown) => databaseErrorCode(error))),
    );
  const first = ask([1, 2, 3]);
  await new Promise(setImmediate);
  expect(await ask([4, 6])).toEqual([3, 2]);
  expect(await first).toEqual([12, 6, 4]);
  expect(sizes.splice(0)).toEqual([3, 2]);
  expect(await ask([2, 0, 4])).toEqual([6, '22012', 3]);
  expect(sizes).toEqual([3, 1, 1, 1]);
});
