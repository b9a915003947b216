import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atLeast, atMost, type BenchRow } from './bench-row.ts';
import type { Child } from './child.ts';
import { clients, firstClient, firstOpenArtist, sessionOf } from './fill.ts';
import { firstPost } from './fill-social.ts';
import type { Installation } from './installation.ts';
import { inTurns } from './in-turns.ts';
import { requestText } from './load/requests.ts';
import { answered } from './slots-over-http.ts';
import type { Stage } from './stage.ts';

const connections = 16;

/** Somebody likes a post, or takes it back; people by their number from 0. */
interface Like {
  readonly person: number;
  readonly post: number;
  readonly liked: boolean;
}

/** A hundred people in turn, each another post: shifted by one after each time round the posts, no two meet again. */
function spreadOver({ posts }: Installation): (index: number) => Like {
  // The newest ones are left out: one of them is the hottest.
  const round = posts - clients;
  return (index) => ({
    person: index % clients,
    post: firstPost + ((index + Math.floor(index / round)) % round),
    liked: true,
  });
}

/** All of them the newest post, then all of them no longer, and so on. */
function onHottest({ posts }: Installation): (index: number) => Like {
  return (index) => ({
    person: index % clients,
    post: firstPost + posts - 1,
    liked: Math.floor(index / clients) % 2 === 0,
  });
}

type LikesOf = typeof spreadOver;

/** Answers the next so many each time. */
function inOrder(likeOf: (index: number) => Like, count: number): () => Like[] {
  let made = 0;
  return () => Array.from({ length: count }, () => likeOf(made++));
}

/** Likes over HTTP, by those who are signed in: as many a second as were answered. */
function overHttp(stage: Stage, installation: Installation, likesOf: LikesOf) {
  const { port, address } = installation;
  const next = inOrder(likesOf(installation), stage.count(1_000));
  return async () => {
    const requests = next().map(({ person, post, liked }) => {
      const userId = firstClient + person;
      const cookie = `uli_session=${sessionOf(userId)}`;
      return liked
        ? requestText('POST', `/api/posts/${post}/likes`, { cookie, body: { userId } })
        : requestText('DELETE', `/api/posts/${post}/likes/${userId}`, { cookie });
    });
    const rate = answered(await stage.load({ port, connections, requests, count: requests.length }));
    await settle(address);
    return rate;
  };
}

/** The same by people of the same number who are not signed in. */
function bareLikes(stage: Stage, bare: Child, installation: Installation, likesOf: LikesOf) {
  const next = inOrder(likesOf(installation), stage.count(2_000));
  return () => {
    const likes = next().map(({ person, ...like }) => ({ ...like, userId: firstOpenArtist + person }));
    return bare.ask<number>({ connection: installation.address, connections, likes });
  };
}

/** Waits until all authors were told, so that it does not fall into the other side's turn. */
async function settle(address: Installation['address']): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  for (let waiting = true; waiting; await pause(100)) {
    const { rows: left } = await client.query('SELECT FROM like_changes LIMIT 1');
    waiting = left.length > 0;
  }
  await client.end();
}

async function rowsOf(stage: Stage, job: string, likesOf: LikesOf): Promise<BenchRow[]> {
  const [small, ...larger] = await stage.growing();
  const bare = stage.child('limits/bare-like.ts');
  const [program, limit, ...crowded] = await inTurns(
    stage.flags.rounds,
    overHttp(stage, small!, likesOf),
    bareLikes(stage, bare, small!, likesOf),
    ...larger.map((one) => overHttp(stage, one, likesOf)),
  );
  await bare.stop();
  return [
    atLeast(0.5, { job, measured: program!, limit: limit!, note: 'likes/s; limit: the same statement alone' }),
    ...larger.map((one, index) =>
      atMost(1.3, {
        job: `${job}, ${one.posts} posts`,
        measured: 1000 / crowded[index]!,
        limit: 1000 / program!,
        note: `ms/like; limit: the same with ${small!.posts} posts; each has three likes`,
      }),
    ),
  ];
}

/** Whether the counts are what they count. */
async function wrongCounts(stage: Stage): Promise<BenchRow> {
  let wrong = 0;
  for (const { address } of await stage.growing()) {
    const client = new pg.Client(address);
    await client.connect();
    const { rows: found } = await client.query<{ wrong: number }>(
      `SELECT count(*)::int AS wrong FROM posts LEFT JOIN (SELECT post_id, count(*) FROM likes GROUP BY post_id) AS likes
           ON likes.post_id = posts.id WHERE likes_count <> coalesce(likes.count, 0)`,
    );
    wrong += found[0]!.wrong;
    await client.end();
  }
  const note = 'posts, counted again after all of this';
  return { job: 'wrong counts of likes', measured: wrong, limit: 0, ratio: wrong, goal: '0', ok: wrong === 0, note };
}

/** Liking posts: all over, and one that everybody likes. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  return [
    ...(await rowsOf(stage, 'like, spread', spreadOver)),
    ...(await rowsOf(stage, 'like, one hot post', onHottest)),
    await wrongCounts(stage),
  ];
}
