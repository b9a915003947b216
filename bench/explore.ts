import pg from 'pg';
import { atLeast, atMost, told, type BenchRow } from './bench-row.ts';
import { fillArtists, fillLater } from './fill-artists.ts';
import { memoryRow } from './free-times-memory.ts';
import { inTurns } from './in-turns.ts';
import { median } from './interleave.ts';
import type { Installation } from './installation.ts';
import { freeArtists, startsIndex } from './limits/free-artists.ts';
import { requestText } from './load/requests.ts';
import { answered } from './slots-over-http.ts';
import type { Stage } from './stage.ts';

const dayMs = 86_400_000;
const misspelt = '/api/users?q=adeze%20obi&limit=20';
/** How many artists there are in the small installation; ten times as many in the large one. */
const usualArtists = 10_000;
/** Bookings of each artist that no window asks about. */
const laterEach = 20;

/** The next Saturday but one, three to four. */
function saturdayAtThree(): { from: string; to: string } {
  const day = Math.floor(Date.now() / dayMs) + 2;
  const saturday = day + ((9 - ((day + 4) % 7)) % 7);
  const at = (hour: number) => new Date(saturday * dayMs + hour * 3_600_000).toISOString();
  return { from: at(15), to: at(16) };
}

/** Who is free in a window, and who is found by a misspelt name: beside one statement each. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const few = stage.count(usualArtists);
  const [small, large] = [await stage.small(), await stage.large()];
  await fillArtists(small.address, few);
  await fillArtists(large.address, few * 10);
  const { from, to } = saturdayAtThree();
  const free = `/api/users?free=${from}/${to}&limit=20`;
  const client = new pg.Client({ ...small.address });
  await client.connect();
  await client.query(startsIndex);
  await client.query('ANALYZE busy_times');
  const ms = (installation: Installation, path: string) => async () => {
    const requests = [requestText('GET', path)];
    const { port } = installation;
    const result = await stage.load({ port, connections: 1, requests, count: 60 });
    return 1000 / answered(result);
  };
  const statement = (query: pg.QueryConfig) => async () => {
    const times: number[] = [];
    for (let run = 0; run < 7; run++) {
      const began = performance.now();
      await client.query(query);
      times.push(performance.now() - began);
    }
    return median(times);
  };
  const { rounds } = stage.flags;
  const [ofFew, ofMany, bare, search, searchMany, spelt] = await inTurns(
    rounds,
    ms(small, free),
    ms(large, free),
    statement({ ...freeArtists, values: [from, to] }),
    ms(small, misspelt),
    ms(large, misspelt),
    statement({ name: 'spelt', text: asSpelt, values: ['%adaeze obi%'] }),
  );
  await fillLater(small.address, few, laterEach);
  const [crowded] = await inTurns(rounds, ms(small, free));
  await client.end();
  const notes = { bare: `ms of one statement for all; limit: the program over HTTP, counted, a page of 20` };
  return [
    atLeast(10, { job: `who is free, ${few} artists`, measured: bare, limit: ofFew, note: notes.bare }),
    atMost(10, { job: `who is free, ${few * 10} artists`, measured: ofMany, limit: ofFew, note: `ms; limit: ${few}` }),
    atMost(1.5, {
      job: `who is free, ${few * laterEach} bookings later on`,
      measured: crowded,
      limit: ofFew,
      note: 'ms; limit: without them',
    }),
    told({
      job: `a misspelt name, ${few} artists`,
      measured: search,
      limit: spelt,
      note: 'ms; limit: ILIKE, spelt right',
    }),
    told({
      job: `a misspelt name, ${few * 10} artists`,
      measured: searchMany,
      limit: search,
      note: `ms, among ${large.bookings} other people; limit: ${few} artists, ${small.bookings} other people`,
    }),
    memoryRow(few),
  ];
}

const asSpelt = `SELECT id, username, full_name, profession FROM users
  WHERE username ILIKE $1 OR full_name ILIKE $1 OR profession ILIKE $1 ORDER BY id LIMIT 20`;
