import pg from 'pg';
import { serveParent } from '../child.ts';

/** Likes and what takes them back, over so many connections. */
export interface BareLikes {
  readonly connection: pg.ClientConfig;
  readonly connections: number;
  readonly likes: readonly { readonly userId: number; readonly post: number; readonly liked: boolean }[];
}

/** The mark and its count in one statement, as the product does it, without who may see the post and who is told. */
const statements = {
  like: `WITH changed AS (INSERT INTO likes (user_id, post_id, created_at) VALUES ($1, $2, now())
                          ON CONFLICT DO NOTHING RETURNING post_id)
         UPDATE posts SET likes_count = likes_count + 1 FROM changed WHERE posts.id = changed.post_id
         RETURNING likes_count`,
  unlike: `WITH changed AS (DELETE FROM likes WHERE user_id = $1 AND post_id = $2 RETURNING post_id)
           UPDATE posts SET likes_count = likes_count - 1 FROM changed WHERE posts.id = changed.post_id
           RETURNING likes_count`,
};
let clients: pg.Client[] = [];

/** A loop over some connections that does nothing but like; likes a second. */
serveParent(async ({ connection, connections, likes }: BareLikes): Promise<number> => {
  if (clients.length === 0) {
    clients = Array.from({ length: connections }, () => new pg.Client(connection));
    for (const client of clients) await client.connect();
  }
  let [next, done] = [0, 0];
  const lane = async (client: pg.Client) => {
    while (next < likes.length) {
      const { userId, post, liked } = likes[next++]!;
      const name = liked ? 'like' : 'unlike';
      const { rowCount } = await client.query({ name, text: statements[name], values: [userId, post] });
      // On the hottest post a like may still wait for its row when its own unlike comes, which then finds nothing.
      done += rowCount!;
    }
  };
  const began = performance.now();
  await Promise.all(clients.map(lane));
  return (done * 1000) / (performance.now() - began);
});
