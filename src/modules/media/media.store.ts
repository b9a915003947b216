import { statement, type Executor } from '#platform/database';
import type { media } from './media.tables.ts';

/** A stored picture. */
export type MediaRow = typeof media.$inferSelect;
export type NewMedia = Pick<MediaRow, 'ownerId' | 'key' | 'width' | 'height' | 'thumbhash' | 'bytes' | 'createdAt'>;

const columns = `id, owner_id AS "ownerId", key, width, height, thumbhash, bytes, avif, created_at AS "createdAt",
  attached_at AS "attachedAt"`;

/** The size of a person's pictures in bytes, without those that the next sweep deletes. */
const storedBytes = `SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM media
  WHERE owner_id = $1 AND (attached_at IS NOT NULL OR created_at >= $2)`;

const readBytes = statement('media.stored_bytes', storedBytes);

/** The size of a person's pictures in bytes; unused ones count if they are younger than `freeSince`. */
export async function readStoredBytes(executor: Executor, ownerId: number, freeSince: number): Promise<number> {
  const [row] = await executor.query<{ bytes: number }>(readBytes, [ownerId, new Date(freeSince)]);
  return row!.bytes;
}

const insert = statement(
  'media.insert',
  `INSERT INTO media (owner_id, key, width, height, thumbhash, bytes, created_at)
   SELECT $1, $3, $4, $5, $6, $7, $8 FROM (${storedBytes}) AS stored WHERE stored.bytes + $7::int <= $9
   RETURNING ${columns}`,
);

/** A person's quota in bytes, and the moment since which unused pictures count. */
export interface Quota {
  readonly bytes: number;
  readonly freeSince: number;
}

/** Adds an unused picture; undefined if it no longer fits its owner's quota. */
export async function insertMedia(executor: Executor, added: NewMedia, quota: Quota): Promise<MediaRow | undefined> {
  const { ownerId, key, width, height, thumbhash, bytes, createdAt } = added;
  const rows = await executor.query<MediaRow>(insert, [
    ownerId,
    new Date(quota.freeSince),
    key,
    width,
    height,
    thumbhash,
    bytes,
    new Date(createdAt),
    quota.bytes,
  ]);
  return rows[0];
}

const byIds = statement('media.by_ids', `SELECT ${columns} FROM media WHERE id = ANY($1)`);

export function findMedia(executor: Executor, ids: readonly number[]): Promise<MediaRow[]> {
  return executor.query<MediaRow>(byIds, [ids]);
}

const attach = statement(
  'media.attach',
  `UPDATE media SET attached_at = $3 WHERE id = ANY($2) AND owner_id = $1 AND attached_at IS NULL RETURNING id`,
);

/** Marks a person's own pictures as shown; answers which were theirs and free. */
export async function markAttached(
  transaction: Executor,
  ownerId: number,
  ids: readonly number[],
  now: number,
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(attach, [ownerId, ids, new Date(now)]);
  return rows.map(({ id }) => id);
}

const release = statement('media.release', `UPDATE media SET attached_at = NULL WHERE id = ANY($1)`);

/** Marks pictures as shown by nothing any more. */
export async function markReleased(transaction: Executor, ids: readonly number[]): Promise<void> {
  await transaction.query(release, [ids]);
}

const takeOrphans = statement(
  'media.take_orphans',
  `DELETE FROM media WHERE id IN (
     SELECT id FROM media WHERE attached_at IS NULL AND created_at < $1
      ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING key`,
);

/** Takes pictures away that nothing has shown since before `until`; answers their keys. */
export async function deleteOrphans(transaction: Executor, until: number, most: number): Promise<string[]> {
  const rows = await transaction.query<{ key: string }>(takeOrphans, [new Date(until), most]);
  return rows.map(({ key }) => key);
}

const deleteFree = statement('media.delete_free', `DELETE FROM media WHERE id = ANY($1) AND attached_at IS NULL`);

/** Takes pictures away that were just added. */
export async function deleteMedia(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.query(deleteFree, [ids]);
}

const withAvif = statement(
  'media.with_avif',
  `UPDATE media SET avif = true, bytes = bytes + $2 WHERE id = $1 AND NOT avif RETURNING id`,
);

/** Notes that the AVIF files are there, too; false when the picture is gone. */
export async function markAvif(executor: Executor, id: number, bytes: number): Promise<boolean> {
  return (await executor.query(withAvif, [id, bytes])).length > 0;
}
