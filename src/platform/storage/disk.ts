import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Storage } from './storage.ts';

/** Files in a folder of this machine. */
export function createDiskStorage(root: string): Storage {
  const place = (name: string) => join(root, ...name.split('/'));
  return {
    async write(name, content) {
      const path = place(name);
      await mkdir(dirname(path), { recursive: true });
      // Renamed when it is whole and on the disk: no reader and no power cut ever meets half a file.
      const unfinished = `${path}.${randomUUID()}`;
      try {
        await writeFile(unfinished, content, { flush: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(name) {
      const file = await open(place(name)).catch(unlessMissing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { body: Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>, bytes: size };
    },
    async remove(names) {
      for (const name of names) await rm(place(name), { force: true });
      // Folders that are not empty stay.
      for (const folder of new Set(names.map((name) => dirname(place(name))))) await rmdir(folder).catch(() => {});
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
