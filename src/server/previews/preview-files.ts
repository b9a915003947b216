import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Pictures that were drawn, on disk by what is on them, so that each is drawn once; one at a time, the rest wait. */
export class PreviewFiles {
  readonly #folder: string;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'previews');
  }

  /** The picture of a version (16 hexadecimal digits), drawn by `draw` unless it is there. */
  async find(version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, `${version}.png`);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
    const running = this.#drawing.get(version) ?? this.#inTurn(() => this.#draw(path, draw));
    this.#drawing.set(version, running);
    try {
      return await running;
    } finally {
      this.#drawing.delete(version);
    }
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #draw(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    await mkdir(this.#folder, { recursive: true });
    // Written aside and then named, so that nobody reads half of it.
    const half = `${path}.${randomUUID()}`;
    await writeFile(half, picture);
    await rename(half, path);
    return picture;
  }
}
