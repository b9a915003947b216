import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres';
import { startChild, type Child } from './child.ts';
import type { Flags } from './flags.ts';
import { openInstallation, type Installation, type Size } from './installation.ts';
import type { Load, LoadResult } from './load/loader.ts';

const fewest = 1_000;
const middling = 100_000;

/** What the rows share; each part is opened when a row first asks for it. */
export class Stage {
  readonly flags: Flags;
  readonly #opened: (() => Promise<void>)[] = [];
  readonly #children: Child[] = [];
  readonly #installations = new Map<string, Promise<Installation>>();
  #postgres: Promise<EmbeddedPostgres> | undefined;
  #loader: Child | undefined;

  constructor(flags: Flags) {
    this.flags = flags;
  }

  /** So many requests a round, at least ten. */
  count(usual: number): number {
    return Math.max(10, Math.round(usual * this.flags.scale));
  }

  /** An installation with a thousand people, bookings and posts. */
  small(): Promise<Installation> {
    return this.#installation({ bookings: fewest, posts: fewest });
  }

  /** One with as many as the flags say. */
  large(): Promise<Installation> {
    return this.#installation(this.flags);
  }

  /** Those in which posts grow: the small one, the large one, and one between them if that is far. */
  async growing(): Promise<Installation[]> {
    const { bookings, posts } = this.flags;
    const middle = posts > middling ? [{ bookings: Math.min(bookings, middling), posts: middling }] : [];
    const opened = [await this.small()];
    for (const size of [...middle, { bookings, posts }]) opened.push(await this.#installation(size));
    return opened;
  }

  /** An installation with so many confirmed visits to come, whose program has ended. */
  async asleep(visits: number): Promise<Installation> {
    // Two of five are still to come, and shops have fifty each.
    const installation = await this.#openInstallation({ bookings: Math.ceil(visits / 20) * 50, posts: 0 });
    await installation.stop();
    return installation;
  }

  /** Sends requests from a process that does nothing else. */
  load(load: Load): Promise<LoadResult> {
    this.#loader ??= this.child('load/loader.ts');
    return this.#loader.ask<LoadResult>(load);
  }

  /** Starts a process of the bench; it ends with the stage. */
  child(file: string): Child {
    const child = startChild(file);
    this.#children.push(child);
    return child;
  }

  async close(): Promise<void> {
    for (const child of this.#children) await child.stop();
    for (const close of this.#opened.toReversed()) await close();
  }

  async #installation({ bookings, posts }: Size): Promise<Installation> {
    const name = `${bookings} ${posts}`;
    const opened = this.#installations.get(name) ?? this.#openInstallation({ bookings, posts });
    this.#installations.set(name, opened);
    return opened;
  }

  async #openInstallation(size: Size): Promise<Installation> {
    this.#postgres ??= this.#openPostgres();
    const postgres = await this.#postgres;
    const installation = await openInstallation(postgres.connection, size, await this.folder());
    this.#opened.push(() => installation.stop());
    return installation;
  }

  async #openPostgres(): Promise<EmbeddedPostgres> {
    const folder = await this.folder();
    const postgres = await startEmbeddedPostgres({ folder, log: () => {} });
    this.#opened.push(async () => {
      await postgres.stop();
      await eraseEmbeddedPostgres({ folder, log: () => {} });
    });
    return postgres;
  }

  /** A folder that goes with the stage. */
  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'uli-bench-'));
    this.#opened.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }
}
