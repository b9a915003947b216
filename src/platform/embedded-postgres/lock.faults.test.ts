import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { FolderInUse } from './index.ts';
import { lockFolder } from './folder-lock.ts';
import { ask, endPrograms, runProgram, serverPid } from './testing/programs.ts';
import { makeDataFolder, removeDataFolder, starterCases } from './testing/users.ts';

afterEach(endPrograms);

describe.each(starterCases('lock'))('started by $name', { timeout: 60_000 }, (starter) => {
  test('a second program on the folder is refused in one sentence and the first works on', async () => {
    const folder = makeDataFolder(starter);
    const first = runProgram(folder, starter);
    const { connection } = await first.ready;
    const link = `${folder}-by-another-name`;
    symlinkSync(folder, link);
    for (const path of [folder, link]) {
      await expect(runProgram(path, starter).ready).rejects.toThrow(
        `FolderInUse: Another running Uli (process ${first.process.pid}) already uses the folder ${folder}: stop it first, or set ULI_DATA to another folder.`,
      );
    }
    expect(await ask(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.kill();
    const next = runProgram(link, starter);
    await next.ready;
    await next.finish('end');
    unlinkSync(link);
    await removeDataFolder(folder, starter);
  });

  test('of four programs that start at once on an empty folder one gets it', async () => {
    const folder = makeDataFolder(starter);
    const programs = [1, 2, 3, 4].map(() => runProgram(folder, starter));
    const outcomes = await Promise.allSettled(programs.map((program) => program.ready));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    expect(refusals).toHaveLength(3);
    for (const refusal of refusals) expect(refusal).toContain('FolderInUse');
    const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled');
    const ready = await programs[winner]?.ready;
    expect(ready && (await ask(ready.connection, 'SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    await programs[winner]?.finish('end');
    await removeDataFolder(folder, starter);
  });

  test('a copy of the folder never shares a database with the running original', async () => {
    const folder = makeDataFolder(starter);
    const original = runProgram(folder, starter);
    const { connection } = await original.ready;
    await ask(connection, 'CREATE TABLE note (text text)');
    const server = await serverPid(connection);
    const copy = `${folder}-copy`;
    execFileSync('cp', ['-a', folder, copy]);
    const second = runProgram(copy, starter);
    const outcome = await second.ready.then(
      () => 'has its own',
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(starter.isRoot ? /^FolderInUse: / : /^has its own$/);
    expect(await serverPid(connection)).toBe(server);
    await second.finish('end');
    await original.finish('end');
    rmSync(copy, { recursive: true });
    await removeDataFolder(folder, starter);
  });
});

test('within one program a folder is held once, until it is released', () => {
  const folder = makeDataFolder({ name: 'a plain user', isRoot: false, spawnAs: {} });
  const file = join(folder, 'lock');
  const lock = lockFolder(file, folder);
  expect(() => lockFolder(file, folder)).toThrow(FolderInUse);
  lock.release();
  lockFolder(file, folder).release();
  rmSync(folder, { recursive: true });
});
