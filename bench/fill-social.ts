import { parseArgs } from 'node:util';
import pg from 'pg';
import { clients, firstClient, firstOther, firstShop, othersAmong, shopsAmong } from './fill.ts';

/** Ids are the same everywhere; the post with the highest one is the newest. */
export const firstPost = 10_000_001;
/** What a client follows: of these two numbers of people in turn, a tenth of them shops. */
export const followedBy = [200, 20] as const;

/**
 * Shows work in a database that `fillDatabase` filled: so many posts with pictures, tags, likes, saves and comments, follows,
 * and ratings of the bookings that took place. Half of the posts are the shops'. Minutes for a million: nothing is checked
 * or triggered row by row, the counts are written with what they count, and counted again at the end.
 */
export async function fillSocial(address: pg.ClientConfig, bookings: number, posts: number): Promise<void> {
  const settings = '-c session_replication_role=replica -c synchronous_commit=off -c work_mem=256MB -c timezone=UTC';
  const client = new pg.Client({ ...address, options: settings });
  await client.connect();
  try {
    await client.query(peopleOf(bookings));
    for (const statement of statements) await client.query(statement.replaceAll('$posts', String(posts)));
    await client.query('VACUUM ANALYZE');
    const { rows: wrong } = await client.query(recount);
    if (wrong.length > 0) throw new Error(`counts are wrong: ${JSON.stringify(wrong)}`);
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}

/** The people by their number from 0, as functions that are gone with the connection. */
function peopleOf(bookings: number): string {
  const [shops, others] = [shopsAmong(bookings), othersAmong(bookings)];
  if (shops < 20 || others < 600) throw new Error(`${bookings} bookings are too few people for posts`);
  const fn = (name: string, first: number, count: number) =>
    `CREATE FUNCTION pg_temp.${name}(number bigint) RETURNS int IMMUTABLE LANGUAGE sql
       RETURN ${first} + (number % ${count})::int;`;
  const counts = `CREATE TEMP VIEW people AS SELECT ${shops} AS shops, ${others} AS others;`;
  return `${fn('shop', firstShop, shops)} ${fn('other', firstOther, others)} ${fn('client', firstClient, clients)} ${counts}`;
}

// How many of what the post with a number has. Every post is liked by one client, too.
const imagesOf = '(1 + number % 2)';
const likesOf = '(number % 5)';
const commentsOf = '(number % 3)';
const savesOf = '(CASE WHEN number % 4 = 0 THEN 1 ELSE 0 END)';
const author = `CASE WHEN number % 2 = 0 THEN pg_temp.shop(number / 2) ELSE pg_temp.other(number / 2) END`;
const postTime = `(now() - ($posts - number) * (interval '400 days' / $posts))::timestamptz(3)`;
const eachPost = 'generate_series(0, $posts - 1) AS number';
const postId = `${firstPost} + number`;

const statements = [
  `INSERT INTO posts (id, user_id, caption, place, service_id, created_at, published_at, likes_count, comments_count,
                      saves_count, views_count)
   SELECT ${postId}, author, 'Knotless braids, waist length, five hours and a lot of tea. ' || CASE
            WHEN number % 20 = 7 THEN 'With @person' || pg_temp.other(number + 1) || ' ' ELSE '' END || '#work' || number % 50,
          'Lisbon', CASE WHEN number % 2 = 0 THEN author * 10 + 1 END, at, at, ${likesOf} + 1, ${commentsOf}, ${savesOf}, 40
     FROM ${eachPost}, LATERAL (SELECT ${author} AS author, ${postTime} AS at) AS made`,
  `INSERT INTO media (id, owner_id, key, width, height, thumbhash, bytes, created_at, attached_at)
   SELECT ${firstPost} + number * 2 + position, ${author}, left(md5(number || '/' || position), 22), 1600, 1200,
          'k+cNDYJ4h4iAiIeAeHh4iHhwhwh4', 400000, ${postTime}, ${postTime}
     FROM ${eachPost}, generate_series(0, ${imagesOf} - 1) AS position`,
  `INSERT INTO post_images (post_id, position, media_id, alt)
   SELECT ${postId}, position, ${firstPost} + number * 2 + position, 'Braids from behind'
     FROM ${eachPost}, generate_series(0, ${imagesOf} - 1) AS position`,
  `INSERT INTO post_tags (tag, post_id) SELECT 'work' || number % 50, ${postId} FROM ${eachPost} ORDER BY 1, 2`,
  `INSERT INTO post_mentions (post_id, user_id)
   SELECT ${postId}, pg_temp.other(number + 1) FROM ${eachPost} WHERE number % 20 = 7`,
  // The client who likes a post is the one whom the bench sends to it last.
  `INSERT INTO likes (user_id, post_id, created_at)
   SELECT pg_temp.other(number * 31 + liker * 101), ${postId}, ${postTime}
     FROM ${eachPost}, generate_series(0, ${likesOf} - 1) AS liker
   UNION ALL SELECT pg_temp.client(number + 1), ${postId}, ${postTime} FROM ${eachPost} ORDER BY 1, 2`,
  `INSERT INTO saves (user_id, post_id, created_at)
   SELECT pg_temp.client(number / 4), ${postId}, ${postTime} FROM ${eachPost} WHERE number % 4 = 0`,
  `INSERT INTO comments (post_id, user_id, content, created_at)
   SELECT ${postId}, pg_temp.other(number * 7 + comment), 'How long did the second one take?', ${postTime}
     FROM ${eachPost}, generate_series(0, ${commentsOf} - 1) AS comment`,
  `INSERT INTO follows (follower_id, following_id, created_at)
   SELECT pg_temp.other(number), pg_temp.shop(number * 3 + shop), now()
     FROM people, generate_series(0, others - 1) AS number, generate_series(0, 2) AS shop
   UNION ALL
   SELECT pg_temp.client(number), CASE WHEN each % 10 = 0 THEN pg_temp.shop(number + each / 10)
            ELSE pg_temp.other(number * 7 + each * 3) END, now()
     FROM generate_series(0, ${clients} - 1) AS number,
          generate_series(0, CASE WHEN number % 2 = 0 THEN ${followedBy[0]} ELSE ${followedBy[1]} END - 1) AS each`,
  `INSERT INTO ratings (booking_id, artist_id, client_id, rating, comment, created_at)
   SELECT id, artist_id, client_id, 5 - id % 7 / 4, 'On time, gentle, and it held for six weeks.', ends_at
     FROM bookings WHERE status = 'completed' AND id % 2 = 0`,
  `INSERT INTO rating_totals (artist_id, stars_4, stars_5)
   SELECT artist_id, count(*) FILTER (WHERE rating = 4), count(*) FILTER (WHERE rating = 5)
     FROM ratings GROUP BY artist_id`,
  `INSERT INTO post_counts (user_id, posts_count) SELECT user_id, count(*) FROM posts GROUP BY user_id`,
  `INSERT INTO follow_counts (user_id, followers_count, following_count)
   SELECT user_id, sum(followers), sum(followings) FROM (
     SELECT following_id AS user_id, 1 AS followers, 0 AS followings FROM follows
     UNION ALL SELECT follower_id, 0, 1 FROM follows) AS ends GROUP BY user_id`,
  // Whose search rows no longer hold.
  'INSERT INTO explore_changes (user_id) SELECT user_id FROM post_counts',
];

const recount = `
  SELECT posts.id, likes_count, likes.count AS likes, comments_count, comments.count AS comments, saves_count
    FROM posts LEFT JOIN (SELECT post_id, count(*) FROM likes GROUP BY post_id) AS likes ON likes.post_id = posts.id
    LEFT JOIN (SELECT post_id, count(*) FROM comments GROUP BY post_id) AS comments ON comments.post_id = posts.id
    LEFT JOIN (SELECT post_id, count(*) FROM saves GROUP BY post_id) AS saves ON saves.post_id = posts.id
   WHERE (likes_count, comments_count, saves_count)
         <> (coalesce(likes.count, 0), coalesce(comments.count, 0), coalesce(saves.count, 0)) LIMIT 3`;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      bookings: { type: 'string', default: '100000' },
      posts: { type: 'string', default: '1000000' },
    },
  });
  const began = performance.now();
  await fillSocial({ connectionString: values.database }, Number(values.bookings), Number(values.posts));
  console.log(`${values.posts} posts in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
