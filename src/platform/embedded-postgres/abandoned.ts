import { lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterIn } from './cluster.ts';
import { systemData } from './folders.ts';
import { isServed } from './leftover.ts';
import { systemCode } from './refusals.ts';

const recordEnding = '.folder';

/** Beside a home in the system folder: the data folder that it belongs to. */
export const recordOf = (home: string) => `${home}${recordEnding}`;

/** Notes, at every start, whose home this is: a folder may have moved. */
export async function recordFolder(home: string, folder: string): Promise<void> {
  await writeFile(recordOf(home), `${folder}\n`, { mode: 0o600 });
}

/**
 * Tells of databases in the system folder whose data folder is gone and on which no server runs. Nothing is removed: a
 * folder that moved or is not mounted just now looks exactly like a deleted one.
 */
export async function tellAbandoned(log: (line: string) => void): Promise<void> {
  const abandoned: string[] = [];
  for (const name of (await readdir(systemData)).filter((each) => each.endsWith(recordEnding))) {
    const home = join(systemData, name.slice(0, -recordEnding.length));
    // Another program may be erasing it this moment.
    const folder = (await readFile(recordOf(home), 'utf8').catch(() => '')).trim();
    if (folder && (await isGone(folder)) && !(await isGone(home)) && !(await isServed(clusterIn(home))))
      abandoned.push(`${home} (of ${folder})`);
  }
  if (abandoned.length === 0) return;
  // Every one of them: whoever is to remove them must know where they are.
  log(
    `Databases whose data folder is gone are kept: remove those whose folder was deleted, not moved: ${abandoned.join(', ')}`,
  );
}

/** Whether there certainly is no such path: one that cannot be looked at may be there. */
async function isGone(path: string): Promise<boolean> {
  return lstat(path).then(
    () => false,
    (error: unknown) => systemCode(error) === 'ENOENT',
  );
}
