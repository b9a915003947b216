import { apartSql } from '#modules/safety/tables';
import { statement, violatedConstraint, type Executor } from '#platform/database';
import { postVisible } from './posts.store.ts';
import type { lookbooks } from './posts.tables.ts';

/** A lookbook with its owner and up to four of its latest pictures. */
export interface LookbookRow extends Pick<
  typeof lookbooks.$inferSelect,
  'id' | 'userId' | 'name' | 'isPublic' | 'createdAt'
> {
  readonly postsCount: number;
  readonly covers: readonly { readonly key: string; readonly alt: string }[];
  readonly username: string;
  readonly fullName: string;
  readonly profession: string | null;
  readonly profileImage: string | null;
}

/** Only what the viewer `$1` may see of its posts counts. */
const held = `lookbook_posts JOIN posts ON posts.id = lookbook_posts.post_id
  WHERE lookbook_posts.lookbook_id = lookbooks.id AND ${postVisible}`;
const columns = `lookbooks.id, lookbooks.user_id AS "userId", lookbooks.name, lookbooks.is_public AS "isPublic",
  lookbooks.created_at AS "createdAt", (SELECT count(*)::int FROM ${held}) AS "postsCount",
  (SELECT coalesce(json_agg(json_build_object('key', media.key, 'alt', latest.alt) ORDER BY latest.added_at DESC), '[]')
     FROM (SELECT post_images.media_id, post_images.alt, lookbook_posts.added_at
             FROM lookbook_posts JOIN posts ON posts.id = lookbook_posts.post_id
             JOIN post_images ON post_images.post_id = posts.id AND post_images.position = 0
            WHERE lookbook_posts.lookbook_id = lookbooks.id AND ${postVisible}
            ORDER BY lookbook_posts.added_at DESC, lookbook_posts.post_id DESC LIMIT 4) latest
     JOIN media ON media.id = latest.media_id) AS covers,
  owner.username, owner.full_name AS "fullName", owner.profession, owner.profile_image AS "profileImage"`;
const from = 'FROM lookbooks JOIN users owner ON owner.id = lookbooks.user_id AND NOT owner.absent';
const seen = `(lookbooks.user_id = $1::int OR lookbooks.is_public AND NOT ${apartSql('$1::int', 'lookbooks.user_id')})`;

const byId = statement('posts.lookbook', `SELECT ${columns} ${from} WHERE lookbooks.id = $2 AND ${seen}`);
const ofPerson = statement(
  'posts.lookbooks_of',
  `SELECT ${columns} ${from} WHERE lookbooks.user_id = $2 AND ${seen}
     AND ($3::int IS NULL OR EXISTS (
       SELECT FROM lookbook_posts WHERE lookbook_posts.lookbook_id = lookbooks.id AND lookbook_posts.post_id = $3))
    ORDER BY lookbooks.created_at DESC, lookbooks.id DESC`,
);

/** A lookbook through a viewer's eyes; undefined when it is not there for them. */
export async function findLookbook(
  executor: Executor,
  viewerId: number | null,
  id: number,
): Promise<LookbookRow | undefined> {
  return (await executor.query<LookbookRow>(byId, [viewerId, id]))[0];
}

/** A person's lookbooks as a viewer sees them, the newest first; with `postId` only those that hold it. */
export function listLookbooks(executor: Executor, viewerId: number | null, userId: number, postId: number | null) {
  return executor.query<LookbookRow>(ofPerson, [viewerId, userId, postId]);
}

const insert = statement(
  'posts.insert_lookbook',
  `INSERT INTO lookbooks (user_id, name, is_public, created_at)
   SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM lookbooks WHERE user_id = $1) < $5 RETURNING id`,
);
const update = statement(
  'posts.update_lookbook',
  `UPDATE lookbooks SET name = coalesce($3, name), is_public = coalesce($4, is_public)
    WHERE id = $2 AND user_id = $1 RETURNING id`,
);
const remove = statement('posts.delete_lookbook', 'DELETE FROM lookbooks WHERE id = $2 AND user_id = $1 RETURNING id');
const lock = statement(
  'posts.lock_lookbook',
  'SELECT id FROM lookbooks WHERE id = $2 AND user_id = $1 FOR NO KEY UPDATE',
);
const add = statement(
  'posts.add_to_lookbook',
  `INSERT INTO lookbook_posts (lookbook_id, post_id, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
);
const take = statement(
  'posts.take_from_lookbook',
  'DELETE FROM lookbook_posts WHERE lookbook_id = $1 AND post_id = $2',
);

export const nameTaken = Symbol('the name is taken');

/** Adds a lookbook; undefined when there are too many, `nameTaken` when there is one with this name. */
export function insertLookbook(
  executor: Executor,
  { userId, name, isPublic, createdAt }: Pick<LookbookRow, 'userId' | 'name' | 'isPublic' | 'createdAt'>,
  most: number,
): Promise<number | undefined | typeof nameTaken> {
  return idUnlessTaken(executor.query(insert, [userId, name, isPublic, new Date(createdAt), most]));
}

/** Changes one's lookbook; undefined when it is not there, `nameTaken` as above. */
export function updateLookbook(
  executor: Executor,
  userId: number,
  id: number,
  { name, isPublic }: { name?: string | undefined; isPublic?: boolean | undefined },
): Promise<number | undefined | typeof nameTaken> {
  return idUnlessTaken(executor.query(update, [userId, id, name ?? null, isPublic ?? null]));
}

async function idUnlessTaken(writing: Promise<{ id: number }[]>): Promise<number | undefined | typeof nameTaken> {
  try {
    return (await writing)[0]?.id;
  } catch (error) {
    if (violatedConstraint(error) === 'lookbooks_name_key') return nameTaken;
    throw error;
  }
}

export async function deleteLookbook(executor: Executor, userId: number, id: number): Promise<boolean> {
  return (await executor.query(remove, [userId, id])).length > 0;
}

/** Keeps one's lookbook until the transaction ends; false when it is not there. */
export async function lockLookbook(transaction: Executor, userId: number, id: number): Promise<boolean> {
  return (await transaction.query(lock, [userId, id])).length > 0;
}

export async function insertLookbookPost(executor: Executor, id: number, postId: number, now: number): Promise<void> {
  await executor.query(add, [id, postId, new Date(now)]);
}

export async function deleteLookbookPost(executor: Executor, id: number, postId: number): Promise<void> {
  await executor.query(take, [id, postId]);
}
