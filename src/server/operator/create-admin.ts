import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isDemoPerson, makePasswordLink, register, type UserRow } from '#modules/accounts';
import { registration } from '#modules/accounts/contract';
import { appointAdmin } from '#modules/admin';
import type { App } from '#platform/app';
import { OperatorRefusal, type Command } from './command.ts';
import { withApp } from './open.ts';
import { findPersonNamed } from './person.ts';

export const createAdmin: Command = {
  usage: '<username> [--email <address>] [--yes]',
  does: 'Lets an account run this place: the one whose proved address you give, or a new one with that address.',
  run({ args, config, log, say, confirm }) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
    return withApp(config, log, async (app) => {
      const [username] = positionals;
      if (!username) throw new OperatorRefusal('Say which account: npm run uli -- create-admin <username>');
      const { email, yes } = values;
      const known = await findPersonNamed(app, { say, confirm }, { name: username, email, yes, deed: promotion });
      const user = known ?? (await open(app, username, email, say));
      await appointAdmin(app, user);
      say(`${user.fullName} (@${user.username}) is an admin now: ${app.config.url}/admin/dashboard`);
      say('Admins need a passkey or a second step: it is asked for when they first open that page.');
    });
  },
};

function promotion(user: UserRow): string {
  if (isDemoPerson(user))
    throw new OperatorRefusal(
      'Nothing was done: everybody can read the password of the demo people, so none runs a place.',
    );
  return 'This account would see everything here and act for everybody.';
}

/** Creates the account with a discarded random password, and prints the link with which its owner chooses one. */
async function open(app: App, username: string, email: string | undefined, say: (line: string) => void) {
  if (!email)
    throw new OperatorRefusal(`Nobody here is called ${username}. To open the account, add --email <address>.`);
  const password = randomBytes(24).toString('base64url');
  const read = registration.safeParse({ fullName: username, username, email, password });
  if (!read.success)
    throw new OperatorRefusal(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const { user } = await register(app, read.data, { address: 'operator', isOperator: true });
  const { url, minutes } = await makePasswordLink(app, user.id);
  say(`The account ${username} is open. Choose its password within ${minutes} minutes, here and only once:\n${url}`);
  return user;
}
