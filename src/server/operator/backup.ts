import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { writeBackup, type KeptFile } from '#platform/backup';
import { readSecret } from '../secret.ts';
import type { Config } from '#platform/config';
import { OperatorRefusal, type Command } from './command.ts';
import { withConnection } from './open.ts';

export const backup: Command = {
  usage: '[<file.tar.gz>]',
  does: 'Writes everything into one file, also while Uli runs: all rows, pictures, and the key that signs links.',
  run({ args, config, log, say }) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const minute = new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-');
    const file = resolve(positionals[0] ?? `uli-${minute}.tar.gz`);
    return withConnection(config, log, async (connection) => {
      if (await exists(file)) throw new OperatorRefusal(`${file} is there already: it stays as it is.`);
      const client = new pg.Client(connection);
      await client.connect();
      try {
        const { rows, files } = await writeBackup(client, file, keptFiles(config));
        const count = Object.values(rows).reduce((sum, of) => sum + of, 0);
        say(`${file}: ${count} rows, ${files} files, ${(await stat(file)).size} bytes.`);
        if (config.s3) say('Pictures are in your S3-compatible store and not in this file.');
      } finally {
        await client.end();
      }
    });
  },
};

/** The key first, then every picture of the data folder, by name. */
async function* keptFiles(config: Config): AsyncGenerator<KeptFile> {
  if (!config.secret) yield { name: 'secret', read: async () => Buffer.from(readSecret(config)) };
  if (config.s3) return;
  const root = join(config.dataFolder, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.toSorted()) {
    const name = relative(root, path).split(sep).join('/');
    yield { name: `files/${name}`, read: () => readFile(path).catch(unlessGone) };
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
