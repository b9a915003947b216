import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres';
import { startChild, type Child } from './child.ts';
import type { Flags } from './flags.ts';
import { openInstallation, type Installation } from './installation.ts';
import type { Load, LoadResult } from './load/loader.ts';

const smallBookings = 1_000;

/** What the rows share; each part is opened when a row first asks for it. */
export class Stage {
  readonly flags: Flags;
  readonly #opened: (() => Promise<void>)[] = [];
  readonly #children: Child[] = [];
  readonly #installations = new Map<number, Promise<Installation>>();
  #postgres: Promise<EmbeddedPostgres> | undefined;
  #loader: Child | undefined;

  constructor(flags: Flags) {
    this.flags = flags;
  }

  /** So many requests a round, at least ten. */
  count(usual: number): number {
    return Math.max(10, Math.round(usual * this.flags.scale));
  }

  /** An installation with a thousand bookings. */
  small(): Promise<Installation> {
    return this.#installation(smallBookings);
  }

  /** One with as many as the flags say. */
  large(): Promise<Installation> {
    return this.#installation(this.flags.bookings);
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

  async #installation(bookings: number): Promise<Installation> {
    const opened = this.#installations.get(bookings) ?? this.#openInstallation(bookings);
    this.#installations.set(bookings, opened);
    return opened;
  }

  async #openInstallation(bookings: number): Promise<Installation> {
    this.#postgres ??= this.#openPostgres();
    const postgres = await this.#postgres;
    const installation = await openInstallation(postgres.connection, bookings, await this.folder());
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
