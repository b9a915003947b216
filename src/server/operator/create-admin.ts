import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findUserByName, register } from '#modules/accounts';
import { registration } from '#modules/accounts/contract';
import { appointAdmin } from '#modules/admin';
import type { App } from '#platform/app';
import { OperatorRefusal, type Command } from './command.ts';
import { withApp } from './open.ts';

export const createAdmin: Command = {
  usage: '<username> [--email <address>]',
  does: 'Lets an account run this place. One that is not there yet is opened, and its password printed.',
  run({ args, config, log, say }) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: { type: 'string' } },
    });
    return withApp(config, log, async (app) => {
      const [username] = positionals;
      if (!username) throw new OperatorRefusal('Say which account: npm run uli -- create-admin <username>');
      const known = await findUserByName(app.database, username);
      const user = known ?? (await open(app, username, values.email, say));
      await appointAdmin(app, user);
      say(`${user.fullName} (@${user.username}) is an admin now: ${app.config.url}/admin/dashboard`);
    });
  },
};

async function open(app: App, username: string, email: string | undefined, say: (line: string) => void) {
  if (!email)
    throw new OperatorRefusal(`Nobody here is called ${username}. To open the account, add --email <address>.`);
  const password = randomBytes(12).toString('base64url');
  const read = registration.safeParse({ fullName: username, username, email, password });
  if (!read.success)
    throw new OperatorRefusal(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const { user } = await register(app, read.data, { address: 'operator', isOperator: true });
  say(`The account ${username} is open. Its password, which is shown only now: ${password}`);
  return user;
}
