import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { BackupRefused } from './refused.ts';

/** Puts one entry after the other into an archive. */
export type AddEntry = (name: string, content: Uint8Array) => Promise<void>;

/** No time and no owner of a file is kept: the same content makes the same bytes. */
const sameAlways = { mtime: new Date(0), mode: 0o600, uid: 0, gid: 0 };

/** Writes a `.tar.gz`, under its name once it is whole and on the disk. */
export async function writeArchive(file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const archive = pack();
  const written = pipeline(archive, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
  try {
    // Whichever of the two fails ends the other.
    await Promise.all([written, fillWhole(archive, fill)]);
    await rename(unfinished, file);
  } catch (error) {
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fillWhole(archive: Pack, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const add: AddEntry = (name, content) =>
    new Promise((resolve, reject) => {
      archive.entry({ ...sameAlways, name, size: content.length }, Buffer.from(content), (error) =>
        error ? reject(error) : resolve(),
      );
    });
  try {
    await fill(add);
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** The entries of an archive in their order, one in memory at a time; `BackupRefused` where they cannot be read. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  read.catch(() => {});
  try {
    for await (const entry of entries) yield { name: entry.header.name, content: await buffer(entry) };
    await read;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupRefused(
      code === 'ENOENT' || code === 'EACCES'
        ? `${file} cannot be read: there is no such file, or it is not for this account.`
        : 'This file is no backup of Uli, or it was cut off or changed on its way.',
      { cause: error },
    );
  }
}

/** Reads an archive to its end and makes nothing of it; `BackupRefused` where a byte of it is missing or another. */
export async function checkArchive(file: string): Promise<void> {
  // The sum that tells of a changed byte stands behind the last entry.
  for await (const _entry of readArchive(file));
}
