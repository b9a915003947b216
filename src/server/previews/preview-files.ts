import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** The subject of a preview: a person, and their `profile`, `service-12` or `post-34`. */
export interface PreviewSubject {
  readonly userId: number;
  readonly name: string;
}

/** A preview that is not drawn again for this long is removed, in milliseconds. */
const kept = 24 * 3_600_000;

/**
 * Cached pictures on disk, so that each is drawn once a day; they are drawn one at a time. There is one
 * file per subject, in a folder of the person it shows: a new version replaces the previous one.
 */
export class PreviewFiles {
  readonly #folder: string;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'previews');
  }

  /** The picture of a version (16 hexadecimal digits), drawn by `draw` unless it is there. */
  async find(subject: PreviewSubject, version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#placeOf(subject), `${version}.png`);
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const running = this.#drawing.get(path) ?? this.#inTurn(() => this.#draw(path, draw));
    this.#drawing.set(path, running);
    try {
      return await running;
    } finally {
      this.#drawing.delete(path);
    }
  }

  /** Removes all previews of a person. */
  async removePerson(userId: number): Promise<void> {
    await rm(join(this.#folder, String(userId)), { recursive: true, force: true });
  }

  /**
   * Removes files older than a day, unknown files (from earlier versions of the program, or half-written), and each preview
   * whose subject now has another version, or none: `versionOf` returns the current one.
   */
  async sweep(
    versionOf: (subject: PreviewSubject) => Promise<string | undefined>,
    stopping: AbortSignal,
  ): Promise<void> {
    for (const person of await namesIn(this.#folder)) {
      const place = join(this.#folder, person);
      if (!/^[1-9]\d*$/.test(person)) await rm(place, { recursive: true, force: true });
      for (const name of await namesIn(place)) {
        if (stopping.aborted) return;
        await this.#sweepSubject({ userId: Number(person), name }, versionOf);
      }
      await removeIfEmpty(place);
    }
  }

  async #sweepSubject(
    subject: PreviewSubject,
    versionOf: (subject: PreviewSubject) => Promise<string | undefined>,
  ): Promise<void> {
    const place = this.#placeOf(subject);
    const version = await versionOf(subject);
    for (const file of await namesIn(place)) {
      const path = join(place, file);
      // File times follow the machine's clock, whatever the program's clock says.
      const age = await stat(path).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > kept || (file !== `${version}.png` && !isArriving(file, age))) await rm(path, { force: true });
    }
    await removeIfEmpty(place);
  }

  #placeOf({ userId, name }: PreviewSubject): string {
    return join(this.#folder, String(userId), name);
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #draw(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    await mkdir(dirname(path), { recursive: true });
    // Written aside and then named, so that nobody reads half of it.
    const half = `${path}.${randomUUID()}`;
    await writeFile(half, picture);
    await rename(half, path);
    for (const name of await namesIn(dirname(path))) {
      const other = join(dirname(path), name);
      if (other !== path && name.endsWith('.png')) await rm(other, { force: true });
    }
    return picture;
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Whether a file is still being written. */
const isArriving = (file: string, age: number) => !file.endsWith('.png') && age < 60_000;

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch(() => {});
}
