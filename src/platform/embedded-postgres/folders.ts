import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FolderUnusable } from './refusals.ts';

/** Where a root program keeps what the unprivileged account must reach. */
const systemFolder = '/var/lib/uli';
export const systemData = join(systemFolder, 'data');

/** The data folder by its real path, made if missing (0700). */
export async function openFolder(folder: string): Promise<string> {
  const path = resolve(folder);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    throw new FolderUnusable(
      `Uli cannot write in the folder ${path}: make it writable for the account that starts Uli, or set ULI_DATA to another folder.`,
      { cause: error },
    );
  }
}

/** A folder of the system folder, which every account may pass through. */
export async function openSystemFolder(name: 'postgres' | 'data' | 'access'): Promise<string> {
  const path = join(systemFolder, name);
  try {
    await mkdir(path, { recursive: true });
    await chmod(systemFolder, 0o755);
    await chmod(path, name === 'data' ? 0o711 : 0o755);
    return path;
  } catch (error) {
    throw new FolderUnusable(
      `As root, Uli keeps its PostgreSQL in ${systemFolder}, which it cannot write: start Uli as another user, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}
