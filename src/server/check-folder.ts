import { accessSync, constants, mkdirSync } from 'node:fs';
import { WrongSetting, type Config } from '#platform/config';

/** Creates the data folder if it is missing; throws `WrongSetting` if this account may not write there. */
export function checkFolder({ dataFolder }: Pick<Config, 'dataFolder'>): void {
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongSetting(
      `The folder in ULI_DATA, ${dataFolder}, cannot be used (${code}): let this account write there, or set ULI_DATA to another folder.`,
      { cause: error },
    );
  }
}
