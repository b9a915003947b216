import { statSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import pg from 'pg';
import { serverAccount } from './account.ts';
import { ask, endPrograms, runProgram } from './testing/programs.ts';
import { restrictSocket } from './socket-access.ts';
import { makeDataFolder, removeDataFolder, starterCases } from './testing/users.ts';

afterEach(endPrograms);

/** Connects as another system account, which the server asks the socket for. */
async function comeInAs(uid: number, connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  process.seteuid!(uid);
  // The socket is opened synchronously within the call.
  const opening = client.connect();
  process.seteuid!(0);
  const answer = await opening.then(
    () => 'open',
    (error: { code?: string }) => String(error.code),
  );
  await client.end();
  return answer;
}

test.each(starterCases('another process of the server’s account').filter(({ isRoot }) => isRoot))(
  'started by $name, another process of the PostgreSQL account gets in neither as owner nor as program',
  async (starter) => {
    const folder = makeDataFolder(starter);
    const program = runProgram(folder, starter);
    const { connection } = await program.ready;
    const { uid } = serverAccount()!;
    for (const user of ['uli', 'uli_program', 'postgres'])
      expect({ user, met: await comeInAs(uid, { ...connection, user }) }).toEqual({ user, met: '28000' });
    expect(await comeInAs(0, connection)).toBe('open');

    const files = await ask(
      connection,
      `SELECT current_setting('hba_file') AS hba, current_setting('ident_file') AS ident`,
    );
    for (const file of Object.values(files[0] as Record<string, string>))
      expect({ uid: statSync(file).uid, mode: statSync(file).mode & 0o777 }).toEqual({ uid: 0, mode: 0o644 });
    await endPrograms();
    await removeDataFolder(folder, starter);
  },
  60_000,
);

test('if PostgreSQL runs under the program’s own account, only the folder’s mode protects the socket', async () => {
  expect(await restrictSocket(undefined)).toBeUndefined();
});
