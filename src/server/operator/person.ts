import { findUserByName, isDemoPerson, readLastSignIns, type UserRow } from '#modules/accounts';
import type { App } from '#platform/app';
import { OperatorRefusal, type CommandInput } from './command.ts';

interface Wanted {
  /** A username or e-mail address, as typed. */
  readonly name: string | undefined;
  /** The operator has already confirmed: `--yes`. */
  readonly yes: boolean;
  /** The address that this person must have verified; if they have, no further confirmation is needed. */
  readonly email?: string | undefined;
  /** Describes what the command is about to do with this person, in one sentence; may refuse. */
  deed(user: UserRow): string | Promise<string>;
}

/**
 * The account that a command acts on. A username does not prove who owns it, because any visitor can register it: so the account
 * is printed first, and nothing happens without its verified address, a yes at the terminal, or `--yes`. Commands have no
 * other way to find a person; `undefined` if no account has that name.
 */
export async function findPersonNamed(
  app: App,
  { say, confirm }: Pick<CommandInput, 'say' | 'confirm'>,
  { name, yes, email, deed }: Wanted,
): Promise<UserRow | undefined> {
  if (!name) throw new OperatorRefusal('Say whose account it is: their username or e-mail address.');
  const user = await findUserByName(app.database, name);
  if (!user) return undefined;
  for (const line of await describe(app, user)) say(line);
  const sentence = await deed(user);
  if (email !== undefined) {
    checkAddress(user, email);
    return user;
  }
  say(sentence);
  if (yes || (await confirm?.('Is this the right account?'))) return user;
  throw new OperatorRefusal(
    confirm ? 'Nothing was done.' : 'Nothing was done. If this is the right account, add --yes.',
  );
}

/** The same for a command that requires an existing person. */
export async function personNamed(...asked: Parameters<typeof findPersonNamed>): Promise<UserRow> {
  const user = await findPersonNamed(...asked);
  if (!user) throw new OperatorRefusal(`Nobody here is called ${asked[2].name}.`);
  return user;
}

function checkAddress({ username, email, emailVerifiedAt }: UserRow, wanted: string): void {
  if (email.toLowerCase() !== wanted.toLowerCase())
    throw new OperatorRefusal(
      `Nothing was done: there is an account @${username} already, and its address is another one than ${wanted}.`,
    );
  if (emailVerifiedAt === null)
    throw new OperatorRefusal(
      `Nothing was done: nobody has proved yet that ${wanted} is theirs. Its owner does so with the link in the mail to it.`,
    );
}

async function describe(app: App, user: UserRow): Promise<string[]> {
  const { open, lastSeenAt } = await readLastSignIns(app.database, user.id, app.clock.now());
  const proved = user.emailVerifiedAt === null ? 'not proved' : `proved on ${dateOf(user.emailVerifiedAt)}`;
  const seen = lastSeenAt === null ? 'never seen since' : `last seen on ${dateOf(lastSeenAt)}`;
  const marks = [
    isDemoPerson(user) && 'a demo person',
    user.isAdmin && 'an admin',
    user.absent && 'suspended or leaving',
  ];
  return [
    `${user.fullName} (@${user.username}), account ${user.id}${marks.map((mark) => (mark ? `, ${mark}` : '')).join('')}`,
    `  Address: ${user.email}, ${proved}`,
    `  Opened on ${dateOf(user.createdAt)}, ${ageOf(app.clock.now() - user.createdAt)}; ${seen}; signed in ${open === 1 ? 'once' : `${open} times`} at the moment`,
  ];
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function ageOf(milliseconds: number): string {
  const days = Math.floor(milliseconds / 86_400_000);
  if (days < 1) return 'less than a day ago';
  return days === 1 ? 'a day ago' : `${days} days ago`;
}
