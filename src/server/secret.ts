import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting, type Config } from '#platform/config';

/** The key that signs links: given, or made once and kept in the data folder. */
export function readSecret(config: Config): string {
  if (config.secret) return config.secret;
  if (config.databaseUrl) {
    throw new WrongSetting('The setting ULI_SECRET is needed with DATABASE_URL, so that every process signs alike.');
  }
  const file = join(config.dataFolder, 'secret');
  mkdirSync(config.dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
