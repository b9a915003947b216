import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { serverAccount } from './account.ts';
import { ask, connect, endPrograms, isAlive, runProgram, serverPid } from './testing/programs.ts';
import { makeDataFolder, removeDataFolder, starterCases } from './testing/users.ts';
import { becomesTrue, pause } from './waiting.ts';

afterEach(endPrograms);

describe.each(starterCases('kill -9'))('started by $name', { timeout: 60_000 }, (starter) => {
  test('after kill -9 the next start ends the server left behind and keeps the data', async () => {
    const folder = makeDataFolder(starter);
    const first = runProgram(folder, starter);
    const { connection } = await first.ready;
    const orphan = await serverPid(connection);
    await ask(connection, `CREATE TABLE note AS SELECT 'kept' AS text`);
    await first.kill();
    expect(isAlive(orphan)).toBe(true);

    const second = runProgram(folder, starter);
    const again = await second.ready;
    expect(again.createdNow).toBe(false);
    expect(isAlive(orphan)).toBe(false);
    expect(second.lines.join()).toContain('outlived the program');
    expect(await ask(again.connection, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
    await second.finish('end');
    await removeDataFolder(folder, starter);
  });

  test('after kill -9 of program and server the next start waits for backends and keeps the data', async () => {
    const folder = makeDataFolder(starter);
    const first = runProgram(folder, starter);
    const { connection } = await first.ready;
    const server = await serverPid(connection);
    const client = await connect(connection);
    await client.query(`CREATE TABLE note AS SELECT 'kept' AS text`);
    const backend = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;
    // A backend that cannot notice its server's death keeps the shared memory.
    process.kill(backend, 'SIGSTOP');
    await first.kill();
    process.kill(server, 'SIGKILL');

    const second = runProgram(folder, starter);
    expect(await becomesTrue(async () => second.lines.join().includes('still ending'), 10_000)).toBe(true);
    await pause(500);
    process.kill(backend, 'SIGCONT');
    expect(await ask((await second.ready).connection, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
    await second.finish('end');
    await removeDataFolder(folder, starter);
  });

  test("a dead server's pid that another process has by now does not matter, and that process lives on", async () => {
    const folder = makeDataFolder(starter);
    const first = runProgram(folder, starter);
    const { connection } = await first.ready;
    const server = await serverPid(connection);
    const cluster = join(dirname(connection.host), 'cluster');
    await first.kill();
    const pidFile = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
    process.kill(server, 'SIGKILL');
    expect(await becomesTrue(async () => !isAlive(server), 5_000)).toBe(true);
    const account = starter.isRoot ? serverAccount() : starter.spawnAs;
    // Not Node: that account may not be allowed to read the project.
    const other = spawn('sleep', ['1000'], { ...account, cwd: cluster, stdio: 'ignore' });
    expect(other.pid).toBeDefined();
    const reused = pidFile.replace(String(server), String(other.pid));
    writeFileSync(join(cluster, 'postmaster.pid'), reused);
    writeFileSync(join(connection.host, '.s.PGSQL.5432.lock'), reused);

    const second = runProgram(folder, starter);
    await second.ready;
    expect(isAlive(other.pid!)).toBe(true);
    other.kill('SIGKILL');
    await second.finish('end');
    await removeDataFolder(folder, starter);
  });

  test('kill -9 while the database is being made leaves nothing half-made behind', async () => {
    const folder = makeDataFolder(starter);
    const isCreating = () => readdirSync(folder).some((name) => name.startsWith('database.creating-'));
    const first = runProgram(folder, starter);
    expect(await becomesTrue(async () => isCreating(), 20_000)).toBe(true);
    await pause(150);
    await first.kill();
    expect(isCreating()).toBe(true);

    const second = runProgram(folder, starter);
    expect((await second.ready).createdNow).toBe(true);
    expect(isCreating()).toBe(false);
    await second.finish('end');
    await removeDataFolder(folder, starter);
  });

  test('a server that is killed under a living program comes back with its data', async () => {
    const folder = makeDataFolder(starter);
    const program = runProgram(folder, starter);
    const { connection } = await program.ready;
    await ask(connection, `CREATE TABLE note AS SELECT 'kept' AS text`);
    process.kill(await serverPid(connection), 'SIGKILL');
    const notes = () => ask(connection, 'SELECT text FROM note').catch(() => []);
    expect(await becomesTrue(async () => (await notes()).length === 1, 15_000)).toBe(true);
    expect(program.lines.join()).toContain('starting it again');
    await program.finish('end');
    await removeDataFolder(folder, starter);
  });
});
