import { statement, type Executor } from '#platform/database';

export interface OwnPicture {
  readonly id: number;
  readonly key: string;
  readonly createdAt: number;
}

const pictures = statement(
  'own_data.pictures',
  `SELECT id, key, created_at AS "createdAt" FROM media WHERE owner_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
);

/** A person's pictures after an id. */
export function listPictures(executor: Executor, userId: number, after: number, limit: number): Promise<OwnPicture[]> {
  return executor.query<OwnPicture>(pictures, [userId, after, limit]);
}
