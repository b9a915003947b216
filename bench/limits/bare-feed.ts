import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { serveParent } from '../child.ts';

const newest = 'ORDER BY published_at DESC, id DESC LIMIT 20';
const latestOf = (author: string, most: string) =>
  `LATERAL (SELECT id, published_at FROM posts WHERE user_id = ${author} AND published_at IS NOT NULL ${most}) AS latest`;

/**
 * The newest twenty of everybody, or of those whom the viewer follows: a look at each one's latest tells whose posts there can
 * be in it at all.
 */
const pages = {
  everyone: `SELECT * FROM posts WHERE published_at IS NOT NULL ${newest}`,
  following: `SELECT posts.* FROM (
      SELECT latest.id FROM (
        SELECT following_id FROM follows CROSS JOIN ${latestOf('following_id', newest.replace('20', '1'))}
         WHERE follower_id = viewer.user_id ${newest}) AS author CROSS JOIN ${latestOf('author.following_id', newest)}
       ${newest}) AS shown
    JOIN posts ON posts.id = shown.id`,
};

const textOf = (page: string) => `
  SELECT page.id, page.user_id, page.caption, page.place, page.before_after, page.comments_off, page.likes_count,
         page.comments_count, extract(epoch FROM page.published_at)::float8 AS published_at, page.edited_at,
         author.username, author.full_name, author.profession, author.profile_image,
         service.id AS service_id, service.name, service.duration, service.price, service.currency,
         (SELECT true FROM likes WHERE user_id = viewer.user_id AND post_id = page.id) IS TRUE AS liked,
         (SELECT true FROM saves WHERE user_id = viewer.user_id AND post_id = page.id) IS TRUE AS saved,
         (SELECT json_agg(json_build_array(media.id, key, width, height, thumbhash, alt) ORDER BY position)
            FROM post_images JOIN media ON media.id = media_id WHERE post_id = page.id) AS images,
         (SELECT json_agg(json_build_object('id', users.id, 'username', users.username))
            FROM post_mentions JOIN users ON users.id = post_mentions.user_id WHERE post_id = page.id) AS mentions
    FROM sessions AS viewer CROSS JOIN LATERAL (${page}) AS page JOIN users AS author ON author.id = page.user_id
    LEFT JOIN services AS service ON service.id = page.service_id
   WHERE viewer.token_hash = $1 AND viewer.expires_at > now()
   ORDER BY page.published_at DESC, page.id DESC`;
const statements = Object.entries(pages).map(([name, page]) => ({ name, text: textOf(page) }));

/** A row as the statement answers it. */
interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly user_id: number;
  readonly published_at: number;
  readonly service_id: number | null;
  readonly images: [id: number, key: string, width: number, height: number, thumbhash: string, alt: string][];
  readonly mentions: object[] | null;
}

const widths = { thumb: 240, small: 480, medium: 960, large: 1600 };

function shapeOf(row: Row): object {
  const images = row.images.map(([id, key, width, height, thumbhash, alt]) => {
    const files = Object.entries(widths).map(([size, wide]) => `/media/${key}/${size}.webp ${wide}w`);
    const sources = [{ type: 'image/webp', srcSet: files.join(', ') }];
    return { id, url: `/media/${key}/large.jpg`, width, height, thumbhash, sources, alt };
  });
  const { service_id, name, duration, price, currency } = row;
  return {
    id: row.id,
    userId: row.user_id,
    imageUrl: images[0]!.url,
    caption: row['caption'],
    mentions: row.mentions ?? [],
    place: row['place'],
    beforeAfter: row['before_after'],
    images,
    service: service_id === null ? null : { id: service_id, name, duration, price, currency },
    likesCount: row['likes_count'],
    commentsCount: row['comments_count'],
    commentsOff: row['comments_off'],
    createdAt: new Date(row.published_at * 1000).toISOString(),
    edited: row['edited_at'] !== null,
    liked: row['liked'],
    saved: row['saved'],
    user: {
      id: row.user_id,
      username: row['username'],
      fullName: row['full_name'],
      profession: row['profession'],
      profileImage: row['profile_image'],
    },
  };
}

/** Node's own HTTP server, one named query and JSON a request: a page of a feed. It knows no blocks and no cursors. */
serveParent(async ({ connection }: { connection: pg.PoolConfig }): Promise<number> => {
  const pool = new pg.Pool({ max: 20, ...connection });
  const answer = async ({ url, headers }: IncomingMessage): Promise<object[]> => {
    const token = /uli_session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
    const values = [createHash('sha256').update(token).digest('base64url')];
    const statement = statements[url!.includes('feed=following') ? 1 : 0]!;
    return (await pool.query<Row>({ ...statement, values })).rows.map(shapeOf);
  };
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      const text = JSON.stringify(body);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
});
