import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { BackupRefused, readBackup } from '#platform/backup';
import type { Config } from '#platform/config';
import { knownMigrations, migrateDatabase, migrateInPart, type Database } from '#platform/database';
import { openStorage } from '#platform/storage';
import { OperatorRefusal, type Command } from './command.ts';
import { withConnection, withPool } from './open.ts';

export const restore: Command = {
  usage: '<file.tar.gz>',
  does: 'Brings a backup back into an empty database, whole or not at all. Uli must not run meanwhile.',
  run({ args, config, log, say }) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const [file] = positionals;
    if (!file) throw new OperatorRefusal('Say which file: npm run uli -- restore <file.tar.gz>');
    const work = (connection: pg.ClientConfig) =>
      withPool(connection, async (database) => {
        if (await isUsed(database))
          throw new OperatorRefusal(
            'There are people in this database already: it stays as it is. Set ULI_DATA to a new folder, or DATABASE_URL to an empty database.',
          );
        const client = new pg.Client(connection);
        await client.connect();
        try {
          const files = keepFiles(config);
          const target = { migrate: (hashes: readonly string[]) => migrateTo(database, hashes), keep: files.keep };
          const { rows } = await readBackup(client, file, target).catch(files.forget);
          await files.finish();
          const count = Object.values(rows).reduce((sum, of) => sum + of, 0);
          await migrateDatabase(database.pool);
          say(`${count} rows and ${files.count()} files are back.`);
        } finally {
          await client.end();
        }
      });
    return withConnection(config, log, work, { alone: true });
  },
};

async function isUsed(database: Database): Promise<boolean> {
  const [there] = await database.run<{ users: string | null }>(`SELECT to_regclass('public.users') AS users`);
  if (!there!.users) return false;
  return (await database.run('SELECT FROM users LIMIT 1')).length > 0;
}

/** The tables as the backup knows them; what came later is made after its rows are back. */
async function migrateTo(database: Database, hashes: readonly string[]): Promise<void> {
  const known = knownMigrations();
  if (hashes.some((hash, place) => hash !== known[place]))
    throw new BackupRefused('This backup was made by a newer Uli, or another one: bring this one up to date first.');
  await migrateInPart(database.pool, hashes.length);
}

const types: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.avif': 'image/avif', '.jpg': 'image/jpeg' };

/** Keeps files as they come; what a restore that fails had kept is gone again. The key that signs links comes last. */
function keepFiles(config: Config) {
  const storage = openStorage(config);
  const kept: string[] = [];
  let secret: Uint8Array | undefined;
  return {
    async keep(path: string, content: Uint8Array): Promise<void> {
      if (path === 'secret') {
        secret = content;
        return;
      }
      if (!/^files(\/[\w-][\w.-]*)+$/.test(path))
        throw new BackupRefused(`This backup has a file with a name that is none: ${path}.`);
      const name = path.slice('files/'.length);
      kept.push(name);
      await storage.write(name, content, types[extname(name)] ?? 'application/octet-stream');
    },
    async forget(error: unknown): Promise<never> {
      await storage.remove(kept);
      throw error;
    },
    async finish(): Promise<void> {
      if (!secret || config.secret) return;
      await mkdir(config.dataFolder, { recursive: true });
      await writeFile(join(config.dataFolder, 'secret'), secret, { mode: 0o600 });
    },
    count: () => kept.length,
  };
}
