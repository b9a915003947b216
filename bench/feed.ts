import { deepStrictEqual } from 'node:assert/strict';
import { atLeast, atMost, type BenchRow } from './bench-row.ts';
import { clients, firstClient, sessionOf } from './fill.ts';
import { followedBy } from './fill-social.ts';
import type { Installation } from './installation.ts';
import { inTurns } from './in-turns.ts';
import { requestText } from './load/requests.ts';
import { answered } from './slots-over-http.ts';
import type { Stage } from './stage.ts';

const connections = 16;

interface Feed {
  readonly path: string;
  /** Which of the clients ask, by what they follow. */
  readonly asking: 0 | 1;
}

const everyone: Feed = { path: '/api/posts?feed=everyone&limit=20', asking: 0 };
const [many, few] = ([0, 1] as const).map((asking) => ({ path: '/api/posts?feed=following&limit=20', asking }));

/** The same page for each of half the clients. */
function requestsOf({ path, asking }: Feed): string[] {
  return Array.from({ length: clients / 2 }, (_, index) =>
    requestText('GET', path, { cookie: `uli_session=${sessionOf(firstClient + index * 2 + asking)}` }),
  );
}

/** Starts the bare server, and sees that it answers what the program answers. */
async function startBareFeed(stage: Stage, { address, port }: Installation): Promise<number> {
  const barePort = await stage.child('limits/bare-feed.ts').ask<number>({ connection: address });
  const headers = { cookie: `uli_session=${sessionOf(firstClient)}` };
  for (const { path } of [everyone, many!]) {
    const ask = async (at: number) => (await fetch(`http://127.0.0.1:${at}${path}`, { headers })).json();
    deepStrictEqual(await ask(barePort), await ask(port));
  }
  return barePort;
}

/** Requests a second of one server in an installation. */
const rateOf = (stage: Stage, port: number, feed: Feed, usual: number) => async () =>
  answered(await stage.load({ port, connections, requests: requestsOf(feed), count: stage.count(usual) }));

/** A feed beside the bare server, and among more and more posts. */
async function rowsOf(stage: Stage, job: string, feed: Feed, limits: number): Promise<BenchRow[]> {
  const [small, ...larger] = await stage.growing();
  const barePort = await startBareFeed(stage, small!);
  const [program, bare, ...crowded] = await inTurns(
    stage.flags.rounds,
    rateOf(stage, small!.port, feed, 1_500),
    rateOf(stage, barePort, feed, 3_000),
    ...larger.map(({ port }) => rateOf(stage, port, feed, 1_500)),
  );
  return [
    atLeast(0.6, { job, measured: program!, limit: bare!, note: 'pages/s; limit: a bare server, one named query' }),
    ...larger.map(({ posts }, index) =>
      atMost(limits, {
        job: `${job}, ${posts} posts`,
        measured: 1000 / crowded[index]!,
        limit: 1000 / program!,
        note: `ms/page; limit: the same with ${small!.posts} posts`,
      }),
    ),
  ];
}

/** A page of twenty posts as somebody who is signed in sees it. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const [mostFollowed, fewFollowed] = followedBy;
  const { port } = await stage.small();
  const table = [
    ...(await rowsOf(stage, 'feed, everyone', everyone, 2)),
    ...(await rowsOf(stage, `feed, following ${mostFollowed}`, many!, 2)),
  ];
  const [crowd, handful] = await inTurns(
    stage.flags.rounds,
    rateOf(stage, port, many!, 1_000),
    rateOf(stage, port, few!, 1_000),
  );
  const note = `ms/page; limit: following ${fewFollowed}, a ${mostFollowed / fewFollowed}th`;
  table.push(
    atMost(mostFollowed / fewFollowed, {
      job: `feed, following ${mostFollowed} by ${fewFollowed}`,
      measured: 1000 / crowd,
      limit: 1000 / handful,
      note,
    }),
  );
  return table;
}
