import { statement, type Executor, type Statement } from '#platform/database';

/** One file of JSON: a list of records, read by a rising key so that no page of it depends on the last one. */
export interface Part {
  readonly file: string;
  readonly read: Statement;
}

/**
 * A part whose records are the rows of a query about the person `$1`; `key` is one of its columns, a number that is there
 * once. PostgreSQL writes the JSON: instants come out in ISO 8601, in UTC.
 */
export function part(file: string, key: string, rows: string): Part {
  const text = `SELECT "${key}" AS key, row_to_json(own)::text AS item FROM (${rows}) AS own
    WHERE "${key}" > $2 ORDER BY "${key}" LIMIT $3`;
  return { file, read: statement(`own_data.${file}`, text) };
}

/** So many records are read at once. */
const atOnce = 500;

/** The records of a part as JSON, one by one. */
export async function* readItems(executor: Executor, { read }: Part, userId: number): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const rows = await executor.query<{ key: number; item: string }>(read, [userId, after, atOnce]);
    for (const { item } of rows) yield item;
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.key;
  }
}

/** SQL: the file of one's own picture with this id; null where there is none. */
export function pictureSql(mediaId: string): string {
  return `(SELECT 'pictures/' || own_picture.id || '.jpg' FROM media AS own_picture
    WHERE own_picture.id = ${mediaId} AND own_picture.owner_id = $1)`;
}

/** SQL: a person as others know them; null for whoever is gone. */
export function personSql(userId: string): string {
  return `(SELECT json_build_object('id', known.id, 'username', known.username, 'fullName', known.full_name)
    FROM users AS known WHERE known.id = ${userId} AND NOT known.absent)`;
}
