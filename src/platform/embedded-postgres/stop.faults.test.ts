import { afterEach, describe, expect, test } from 'vitest';
import { ask, connect, endPrograms, isAlive, runProgram, serverPid } from './testing/programs.ts';
import { makeDataFolder, removeDataFolder, starterCases } from './testing/users.ts';
import { becomesTrue } from './waiting.ts';

afterEach(endPrograms);

describe.each(starterCases('stop'))('started by $name', { timeout: 60_000 }, (starter) => {
  test('stops at once although people are connected and busy, and starts again', async () => {
    const folder = makeDataFolder(starter);
    const first = runProgram(folder, starter);
    const { connection } = await first.ready;
    await ask(connection, `CREATE TABLE note AS SELECT 'kept' AS text`);
    const idle = await connect(connection);
    const inTransaction = await connect(connection);
    await inTransaction.query(`BEGIN; INSERT INTO note VALUES ('never committed')`);
    const busy = await connect(connection);
    const answer = busy.query('SELECT pg_sleep(3600)').catch((error: Error) => error.message);
    const gone = new Promise<void>((resolve) => idle.once('end', () => resolve()));

    const before = performance.now();
    await first.finish('end');
    expect(performance.now() - before).toBeLessThan(3_000);
    expect(await answer).toMatch(/terminat/i);
    await gone;

    const second = runProgram(folder, starter);
    expect(await ask((await second.ready).connection, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
    await second.finish('end');
    await removeDataFolder(folder, starter);
  });

  test('stops within five seconds although a backend hangs, and loses nothing', async () => {
    const folder = makeDataFolder(starter);
    const first = runProgram(folder, starter);
    const { connection } = await first.ready;
    const client = await connect(connection);
    await client.query(`CREATE TABLE note AS SELECT 'kept' AS text`);
    const backend = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;
    process.kill(backend, 'SIGSTOP');
    const before = performance.now();
    await first.finish('end');
    expect(performance.now() - before).toBeLessThan(5_500);
    process.kill(backend, 'SIGKILL');

    const second = runProgram(folder, starter);
    expect(await ask((await second.ready).connection, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
    await second.finish('end');
    await removeDataFolder(folder, starter);
  });

  test('a program that ends without stopping it does not leave it running', async () => {
    const folder = makeDataFolder(starter);
    const program = runProgram(folder, starter);
    const pid = await serverPid((await program.ready).connection);
    await program.finish('leave');
    expect(await becomesTrue(async () => !isAlive(pid), 5_000)).toBe(true);
    await removeDataFolder(folder, starter);
  });
});
