import { randomBytes } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  lstat,
  mkdir,
  open,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { join } from 'node:path';
import { binariesIn, completeBinaries, type Binaries } from './binaries.ts';

const abandonedAfterMilliseconds = 60 * 60_000;
/** Only for compiling against PostgreSQL. */
const unneeded = /\.a$|^pkgconfig$/;

/**
 * The binaries at `<parent>/<version>`, copied there if missing, readable by every account. The copy appears under its
 * name in one step, whole or not at all; of two starters the later one takes what the earlier one put there.
 */
export async function copyBinaries(shipped: Binaries, parent: string): Promise<Binaries> {
  const destination = join(parent, shipped.version);
  if (!(await exists(destination))) {
    await removeAbandoned(parent);
    await placeCopy(shipped, destination, join(parent, `.${shipped.version}-${randomBytes(6).toString('hex')}`));
  }
  return binariesIn(destination, shipped.version);
}

async function placeCopy(shipped: Binaries, destination: string, unfinished: string): Promise<void> {
  try {
    await copyFolder(shipped.root, unfinished);
    await completeBinaries(binariesIn(unfinished, shipped.version));
    await rename(unfinished, destination);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(destination))) throw error;
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  const entries = (await readdir(from, { withFileTypes: true })).filter((entry) => !unneeded.test(entry.name));
  // A few at once: waiting for the disk file by file would take twice as long.
  while (entries.length > 0) await Promise.all(entries.splice(0, 16).map((entry) => copyEntry(entry, from, to)));
}

async function copyEntry(entry: Dirent, from: string, to: string): Promise<void> {
  const [source, target] = [join(from, entry.name), join(to, entry.name)];
  if (entry.isDirectory()) await copyFolder(source, target);
  else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
  else await copyOneFile(source, target);
}

/** Copies and reaches the disk before the rename does, so that a power cut cannot leave an empty file under a final name. */
async function copyOneFile(source: string, target: string): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  const { mode } = await stat(source);
  await chmod(target, mode & 0o111 ? 0o755 : 0o644);
  const file = await open(target, 'r+');
  await file.sync().finally(() => file.close());
}

/** What a killed starter left half-copied. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith('.')) continue;
    const { mtimeMs } = await lstat(join(parent, name));
    if (Date.now() - mtimeMs > abandonedAfterMilliseconds)
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
