import { atLeast, atMost, told, type BenchRow } from './bench-row.ts';
import { firstShop, shopsAmong, usernameOf } from './fill.ts';
import type { Installation } from './installation.ts';
import { inTurns } from './in-turns.ts';
import { requestText } from './load/requests.ts';
import { answered } from './slots-over-http.ts';
import type { Stage } from './stage.ts';

const connections = 8;

interface Page {
  readonly name: string;
  readonly pathOf: (username: string) => string;
  readonly headers?: Record<string, string>;
}

const pages: readonly Page[] = [
  { name: 'public page', pathOf: (username) => `/u/${username}` },
  { name: 'public page, gzip', pathOf: (username) => `/u/${username}`, headers: { 'Accept-Encoding': 'gzip' } },
  { name: 'booking page', pathOf: (username) => `/u/${username}/book` },
];

/** One request for each of so many people, spread over all there are: what is remembered of them is in both as much. */
function pageRequests({ bookings }: Installation, asked: number, { pathOf, headers = {} }: Page): string[] {
  const step = Math.floor(shopsAmong(bookings) / asked);
  return Array.from({ length: asked }, (_, index) =>
    requestText('GET', pathOf(usernameOf(firstShop + index * step)), { headers: { ...headers, Accept: 'text/html' } }),
  );
}

async function rowsOf(stage: Stage, page: Page): Promise<BenchRow[]> {
  const [small, large] = [await stage.small(), await stage.large()];
  const asked = shopsAmong(small.bookings);
  const answer = await fetch(`http://127.0.0.1:${small.port}${page.pathOf(usernameOf(firstShop))}`);
  if (!answer.ok) throw new Error(`the program answers ${answer.status} for the ${page.name}`);
  const html = await answer.text();
  const bare = stage.child('limits/bare-page.ts');
  const barePort = await bare.ask<number>({ html });
  const bytes: number[][] = [[], [], []];
  const rateOf = (side: number, port: number, requests: string[]) => async () => {
    const result = await stage.load({ port, connections, requests, count: stage.count(400) });
    bytes[side]!.push(result.bytes);
    return answered(result);
  };
  const [program, limit, crowded] = await inTurns(
    stage.flags.rounds,
    rateOf(0, small.port, pageRequests(small, asked, page)),
    rateOf(1, barePort, pageRequests(small, asked, page)),
    rateOf(2, large.port, pageRequests(large, asked, page)),
  );
  await bare.stop();
  const [kilobytes, bareKilobytes] = bytes.map((sizes) => (sizes[0]! / 1024).toFixed(1));
  return [
    atLeast(0.5, {
      job: page.name,
      measured: program,
      limit,
      note: `pages/s, ${kilobytes} kB; limit: React alone writes one of ${bareKilobytes} kB`,
    }),
    atMost(1.3, {
      job: `${page.name}, ${large.bookings} people`,
      measured: 1000 / crowded,
      limit: 1000 / program,
      note: `ms/page; limit: the same among ${small.bookings}`,
    }),
  ];
}

/** A page that nobody has asked for yet: an address of its own makes each one so. */
async function firstTime(stage: Stage, page: Page): Promise<BenchRow> {
  const small = await stage.small();
  const answer = await fetch(`http://127.0.0.1:${small.port}${page.pathOf(usernameOf(firstShop))}`);
  const bare = stage.child('limits/bare-page.ts');
  const barePort = await bare.ask<number>({ html: await answer.text() });
  const count = stage.count(400);
  const people = shopsAmong(small.bookings);
  let asked = 0;
  const rateOf = (port: number) => async () => {
    const requests = Array.from({ length: count }, () =>
      requestText('GET', `${page.pathOf(usernameOf(firstShop + (asked % people)))}?asked=${asked++}`, {
        headers: { Accept: 'text/html' },
      }),
    );
    return answered(await stage.load({ port, connections, requests, count }));
  };
  const [measured, limit] = await inTurns(stage.flags.rounds, rateOf(small.port), rateOf(barePort));
  await bare.stop();
  return told({ job: `${page.name}, first time`, measured, limit, note: 'pages/s; limit: React alone, as above' });
}

/** Pages rendered by the server, beside React alone. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const table: BenchRow[] = [];
  for (const page of pages) table.push(...(await rowsOf(stage, page)));
  for (const page of [pages[0]!, pages.at(-1)!]) table.push(await firstTime(stage, page));
  return table;
}
