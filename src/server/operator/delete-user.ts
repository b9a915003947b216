import { parseArgs } from 'node:util';
import { leaveFor, readDeletion } from '#modules/own-data';
import { OperatorRefusal, type Command } from './command.ts';
import { withApp } from './open.ts';
import { personNamed } from './person.ts';

export const deleteUser: Command = {
  usage: '<username> --yes',
  does: 'Deletes an account as its owner can: visits are cancelled, and after 14 days everything is gone.',
  run({ args, config, log, say }) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
    return withApp(config, log, async (app) => {
      const user = await personNamed(app.database, positionals[0]);
      const { asClient, asProfessional, days } = await readDeletion(app, user);
      const visits = asClient + asProfessional;
      if (!values.yes)
        throw new OperatorRefusal(
          `This hides ${user.fullName} (@${user.username}) at once, cancels ${visits} coming ${visits === 1 ? 'visit' : 'visits'}, tells everybody concerned, and deletes all of theirs after ${days} days. Add --yes to do it.`,
        );
      const { leavesAt } = await leaveFor(app, user);
      say(
        `${user.fullName} (@${user.username}) leaves: gone for good on ${new Date(leavesAt).toISOString().slice(0, 10)}.`,
      );
    });
  },
};
