import { parseArgs } from 'node:util';
import { leaveFor, readDeletion } from '#modules/own-data';
import type { Command } from './command.ts';
import { withApp } from './open.ts';
import { personNamed } from './person.ts';

export const deleteUser: Command = {
  usage: '<username> [--yes]',
  does: 'Deletes an account as its owner can: visits are cancelled, and after 14 days everything is gone.',
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
          deed: async (found) => {
            const { asClient, asProfessional, days } = await readDeletion(app, found);
            const visits = asClient + asProfessional;
            return `This hides ${found.fullName} (@${found.username}) at once, cancels ${visits} coming ${visits === 1 ? 'visit' : 'visits'}, tells everybody concerned, and deletes all of theirs after ${days} days.`;
          },
        },
      );
      const { leavesAt } = await leaveFor(app, user);
      say(
        `${user.fullName} (@${user.username}) leaves: gone for good on ${new Date(leavesAt).toISOString().slice(0, 10)}.`,
      );
    });
  },
};
