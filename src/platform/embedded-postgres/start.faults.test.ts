import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { serverAccount } from './account.ts';
import { ask, endPrograms, runProgram } from './testing/programs.ts';
import { makeDataFolder, removeDataFolder, sayNotRun, starterCases, starters } from './testing/users.ts';

afterEach(endPrograms);

/** What a user who is neither root nor the server's account meets at the socket: a system error's code, or `open`. */
function strangerAt(socketFolder: string): string {
  const script = `require('node:net').connect('${socketFolder}/.s.PGSQL.5432')
    .on('error', (error) => console.log(error.code)).on('connect', () => process.exit(console.log('open')))`;
  const stranger = { uid: 54_321, gid: 54_321, cwd: '/', encoding: 'utf8' } as const;
  const { error, stdout } = spawnSync(process.execPath, ['-e', script], stranger);
  if (!error) return stdout.trim();
  sayNotRun('a stranger at the socket', `Node cannot be run as another user (${error.message})`);
  return 'EACCES';
}

describe.each(starterCases('start'))('started by $name', { timeout: 60_000 }, (starter) => {
  test('an empty folder becomes a database fit for Uli, and keeps its data', async () => {
    const folder = makeDataFolder(starter);
    const first = runProgram(folder, starter);
    const { connection, createdNow } = await first.ready;
    expect(createdNow).toBe(true);
    const [settings] = await ask(
      connection,
      `SELECT current_database() AS database, current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone,
        current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, current_setting('listen_addresses') AS port,
        current_setting('max_connections')::int AS connections, current_setting('server_version_num')::int / 10000 AS version,
        lower('ÉLODIE') AS lower, 'Z' < 'a' AS by_code_point`,
    );
    expect(settings).toEqual({
      database: 'uli',
      encoding: 'UTF8',
      zone: 'UTC',
      fsync: 'on',
      commit: 'on',
      port: '',
      connections: 100,
      version: 18,
      lower: 'élodie',
      by_code_point: true,
    });
    for (const extension of ['btree_gist', 'pg_trgm', 'unaccent', 'cube', 'earthdistance']) {
      await ask(connection, `CREATE EXTENSION ${extension}`);
    }
    expect(await ask(connection, `SELECT unaccent('Élodie') AS plain, 'élodie' % 'elodie' AS alike`)).toEqual([
      { plain: 'Elodie', alike: true },
    ]);
    await ask(connection, `CREATE TABLE note AS SELECT 'kept' AS text`);
    await first.finish('end');

    const second = runProgram(folder, starter);
    const again = await second.ready;
    expect(again.createdNow).toBe(false);
    expect(await ask(again.connection, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
    await second.finish('end');
    await removeDataFolder(folder, starter);
  });

  test('nobody else can enter the database or its socket', async () => {
    const folder = makeDataFolder(starter);
    const program = runProgram(folder, starter);
    const { connection } = await program.ready;
    const [row] = await ask(connection, `SELECT current_setting('data_directory') AS cluster`);
    for (const path of [folder, row?.cluster as string, connection.host])
      expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(strangerAt(connection.host)).toBe('EACCES');
    await program.finish('end');
    await removeDataFolder(folder, starter);
  });

  test('a deep folder with an awkward name works, also again after kill -9', async () => {
    const top = makeDataFolder(starter);
    const folder = join(top, `Zoë's "studio", number 1`, 'd'.repeat(120), 'e'.repeat(120));
    const first = runProgram(folder, starter);
    const { connection } = await first.ready;
    expect(Buffer.byteLength(`${connection.host}/.s.PGSQL.5432`)).toBeLessThanOrEqual(103);
    await ask(connection, 'CREATE TABLE note (text text)');
    await first.kill();
    const second = runProgram(folder, starter);
    const again = await second.ready;
    expect(await ask(again.connection, 'SELECT * FROM note')).toEqual([]);
    await second.finish('end');
    await removeDataFolder(folder, starter);
    expect([connection.host, again.connection.host].filter((path) => existsSync(path))).toEqual([]);
    rmSync(top, { recursive: true });
  });

  test('a folder whose database another kind of account made is refused', async () => {
    const folder = makeDataFolder(starter);
    if (starter.isRoot) mkdirSync(join(folder, 'database'));
    else writeFileSync(join(folder, 'database'), '0123456789abcdef01234567\n');
    const told = starter.isRoot ? /start Uli as that user, not as root/ : /made by root: start Uli as root/;
    await expect(runProgram(folder, starter).ready).rejects.toThrow(told);
    rmSync(folder, { recursive: true });
  });
});

describe.each(starterCases('root').filter(({ isRoot }) => isRoot))('as $name', { timeout: 60_000 }, (root) => {
  test('a deleted data folder does not bring its old data back', async () => {
    const folder = makeDataFolder(root);
    const first = runProgram(folder, root);
    const before = (await first.ready).connection;
    await ask(before, 'CREATE TABLE secret (text text)');
    const id = readFileSync(join(folder, 'database'), 'utf8').trim();
    const home = `/var/lib/uli/data/${id}`;
    expect(before.host).toBe(`${home}/socket`);
    expect(statSync(join(home, 'cluster'))).toMatchObject(serverAccount() ?? {});
    await first.finish('end');
    rmSync(folder, { recursive: true });

    const second = runProgram(folder, root);
    const { connection, createdNow } = await second.ready;
    expect(createdNow).toBe(true);
    expect(await ask(connection, `SELECT to_regclass('secret') AS found`)).toEqual([{ found: null }]);
    await second.finish('end');
    await removeDataFolder(folder, root);
    expect(existsSync(dirname(connection.host))).toBe(false);

    mkdirSync(folder);
    writeFileSync(join(folder, 'database'), id);
    await removeDataFolder(folder, root);
    expect(existsSync(home)).toBe(false);
  });

  test('a data folder that names a missing database is refused, not silently begun anew', async () => {
    const folder = makeDataFolder(root);
    writeFileSync(join(folder, 'database'), '0123456789abcdef01234567\n');
    await expect(runProgram(folder, root).ready).rejects.toThrow(
      /names a database that is not in \/var\/lib\/uli\/data/,
    );
    rmSync(folder, { recursive: true });
  });
});

test('every starter is tried or named', () => {
  expect(starters.map(({ name }) => name)).toEqual(['root', 'a plain user']);
});
