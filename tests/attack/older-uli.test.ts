import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProgramDatabase } from '#server/open-database';
import { operateOn } from '#tests/support/operator.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const sentence =
  'This database was brought up to date by a newer Uli than this one: start that one, or restore a backup from before.';
let world: World;
beforeAll(async () => {
  world = await createWorld({ ULI_URL: 'http://localhost:3000' });
  await world.person('ada');
  const future = [Date.now() + 365 * 86_400_000];
  await world.owner.run(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('future', $1)`, future);
});
afterAll(() => world.close());

test('an older Uli does not start on the schema of a newer one', async () => {
  const [owner, program] = [world.owner.pool.options, world.app.database.pool.options];
  await expect(openProgramDatabase({ owner, program }, () => {})).rejects.toThrow(sentence);
});

test.each(['create-admin ada --yes', 'delete-user ada --yes', 'export-user ada --yes', 'seed', 'backup'])(
  'nor does its %s',
  async (command) => {
    const file = join(world.app.config.dataFolder, 'backup.tar.gz');
    const args = command === 'backup' ? ['backup', file] : command.split(' ');
    expect(await operateOn(world, args)).toMatchObject({ code: 1, said: sentence });
    expect(await readdir(world.app.config.dataFolder)).not.toContain('backup.tar.gz');
    expect(await world.app.database.run('SELECT is_admin, leaves_at FROM users')).toEqual([
      { is_admin: false, leaves_at: null },
    ]);
  },
);
