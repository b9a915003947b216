import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { uploadLimits } from '../rules/index.ts';

/** Uploads that this process is receiving, by person. */
const open = new Map<number, number>();
/** Requests that wait for one of their person's upload places, by person. */
const waiting = new Map<number, number>();
/** Milliseconds between two checks for a free place. */
const step = 100;
/** Bytes that the uploads of this process may still write to each disk. */
const expected = new Map<string, number>();

/**
 * Receives an upload unless its person already has two in progress; a further one waits briefly, because the place of an
 * aborted upload is free only once its end is noticed. Refuses `too_many_uploads`. Each process counts separately.
 */
export async function asUpload<Result>(personId: number, receive: () => Promise<Result>): Promise<Result> {
  if (count(open, personId) >= uploadLimits.atOnce) await waitForPlace(personId);
  add(open, personId, 1);
  try {
    return await receive();
  } finally {
    add(open, personId, -1);
  }
}

async function waitForPlace(personId: number): Promise<void> {
  const most = { values: { most: uploadLimits.atOnce }, retryAfterSeconds: 5 };
  if (count(waiting, personId) >= uploadLimits.atOnce) throw refuse('too_many_uploads', most);
  add(waiting, personId, 1);
  try {
    for (let waited = 0; waited < uploadLimits.turn; waited += step) {
      await pause(step);
      if (count(open, personId) < uploadLimits.atOnce) return;
    }
    throw refuse('too_many_uploads', most);
  } finally {
    add(waiting, personId, -1);
  }
}

/**
 * Receives up to this many bytes if the disk has room for them and for the other uploads in progress, and keeps its reserve.
 * Refuses `disk_full`.
 */
export async function withRoom<Result>(app: App, bytes: number, receive: () => Promise<Result>): Promise<Result> {
  const { dataFolder, diskReserve } = app.config;
  const { bavail, bsize } = await statfs(dataFolder);
  const others = count(expected, dataFolder);
  if (bavail * bsize - others - bytes < diskReserve) {
    app.log.error({ free: bavail * bsize, reserve: diskReserve }, 'uploads are refused: the disk is nearly full');
    throw refuse('disk_full', { retryAfterSeconds: 300 });
  }
  add(expected, dataFolder, bytes);
  try {
    return await receive();
  } finally {
    add(expected, dataFolder, -bytes);
  }
}

function count<Key>(counts: ReadonlyMap<Key, number>, key: Key): number {
  return counts.get(key) ?? 0;
}

function add<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  const now = count(counts, key) + change;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}
