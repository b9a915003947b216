import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportPerson } from '#modules/own-data';
import type { Command } from './command.ts';
import { withApp } from './open.ts';
import { personNamed } from './person.ts';

export const exportUser: Command = {
  usage: '<username> [<file.zip>] [--yes]',
  does: 'Writes everything of one person into a zip, as they can themselves in their settings.',
  run({ args, config, log, say, confirm }) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
    return withApp(config, log, async (app) => {
      const user = await personNamed(
        app,
        { say, confirm },
        {
          name: positionals[0],
          yes: values.yes,
          deed: () => 'The file would hold everything of this person, what others wrote to them included.',
        },
      );
      const { name, content } = exportPerson(app, user);
      const file = resolve(positionals[1] ?? name);
      // Whatever lies there stays.
      await pipeline(Readable.fromWeb(content as never), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      say(`Everything of ${user.fullName} (@${user.username}) is in ${file}.`);
    });
  },
};
