import { readConfig, unknownSettings, type Config } from '#platform/config';
import { BackupRefused } from '#platform/backup';
import { createLog } from '#platform/log';
import { translator } from '#platform/messages';
import { Refusal } from '#kernel/refusal';
import { backup } from './backup.ts';
import { OperatorRefusal, type Command, type CommandInput } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { deleteUser } from './delete-user.ts';
import { exportUser } from './export-user.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';
import { tellFailure } from '../tell-failure.ts';

const commands: Readonly<Record<string, Command>> = {
  'create-admin': createAdmin,
  seed,
  backup,
  restore,
  'export-user': exportUser,
  'delete-user': deleteUser,
};

interface Surroundings extends Pick<CommandInput, 'say' | 'confirm'> {
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Carries out one command; answers the code to exit with: 1 where it was refused, 2 where it was not understood. */
export async function operate(
  [name = '', ...args]: readonly string[],
  { environment, say, confirm }: Surroundings,
): Promise<0 | 1 | 2> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const asked = ['', 'help', '--help', '-h'].includes(name);
    if (!asked) say(`There is no command ${name}.\n`);
    say(help());
    return asked ? 0 : 2;
  }
  let config: Config | undefined;
  try {
    config = readConfig(environment);
    const log = createLog(config.logLevel ?? 'warn');
    for (const unknown of unknownSettings(environment)) say(`There is no setting ${unknown}: it changes nothing.`);
    await command.run({ args, config, log, say, ...(confirm && { confirm }) });
    return 0;
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
      say(`${(error as Error).message}\n\n  npm run uli -- ${name} ${command.usage}`);
      return 2;
    }
    say(sentenceOf(error, config));
    return 1;
  }
}

function help(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, does }]) => `  npm run uli -- ${name} ${usage}\n      ${does}`,
  );
  return `What whoever runs Uli can ask of it:\n\n${lines.join('\n')}`;
}

function sentenceOf(error: unknown, config: Config | undefined): string {
  if (error instanceof Refusal) {
    const fields = Object.values(error.details?.fields ?? {});
    return fields.length > 0 ? fields.join(' ') : translator()(`refusal.${error.code}`);
  }
  if (error instanceof OperatorRefusal || error instanceof BackupRefused) return error.message;
  return tellFailure(error, config);
}
