import { resolve, sep } from 'node:path';
import { WrongSetting, type Config } from '#platform/config';
import { DatabaseUnusable } from '#platform/database';
import { FolderUnusable } from '#platform/embedded-postgres';

/** Failures that an operator can fix: each has a message of one sentence. */
const mendable = [WrongSetting, DatabaseUnusable, FolderUnusable];

/**
 * The message for an operator if the program, or a command, cannot continue: one sentence that names the setting, or the stack
 * trace of a bug. `config` is missing if the settings could not be read.
 */
export function tellFailure(error: unknown, config: Pick<Config, 'dataFolder'> | undefined): string {
  if (mendable.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, path, stack } = error as NodeJS.ErrnoException;
  const folder = config && resolve(config.dataFolder);
  if (folder && code && path && `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`))
    return `The folder in ULI_DATA cannot be used (${code}: ${path}): let this account write there, or set ULI_DATA to another folder.`;
  return String(stack ?? error);
}
