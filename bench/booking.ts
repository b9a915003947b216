import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atLeast, atMost, type BenchRow } from './bench-row.ts';
import type { Child } from './child.ts';
import { clients, firstClient, firstOpenArtist, openArtists, serviceOf, sessionOf } from './fill.ts';
import type { Installation } from './installation.ts';
import { inTurns } from './in-turns.ts';
import type { LoadResult } from './load/loader.ts';
import { requestText } from './load/requests.ts';
import type { Stage } from './stage.ts';

const connections = 16;
/** So many want the same time when it is contended. */
const rivals = 10;
const quarterMs = 900_000;
const dayMs = 86_400_000;
/** The last of them is the one that everybody wants. */
const spreadArtists = openArtists - 1;
const hotArtist = firstOpenArtist + spreadArtists;

/** Books the time numbered `time` of an artist who is open round the clock. */
function bookingText(artistId: number, time: number, clientId: number): string {
  const date = new Date(Math.ceil(Date.now() / dayMs) * dayMs + time * quarterMs).toISOString();
  const cookie = `uli_session=${sessionOf(clientId)}`;
  return requestText('POST', '/api/bookings', { cookie, body: { artistId, serviceId: serviceOf(artistId), date } });
}

const clientOf = (attempt: number) => firstClient + (attempt % clients);
const spreadText = (attempt: number) =>
  bookingText(firstOpenArtist + (attempt % spreadArtists), Math.floor(attempt / spreadArtists), clientOf(attempt));
const contendedText = (attempt: number) =>
  bookingText(hotArtist, Math.floor(attempt / rivals) % mostTimes, clientOf(attempt));
/** Times of one artist within the horizon; after the last one the first is wanted again, and is taken. */
const mostTimes = 700 * 96;

/** Attempts to book, each unlike those before; of one installation. */
class Attempts {
  booked = 0;
  made = 0;
  readonly #stage: Stage;
  readonly #at: Installation;
  readonly #textOf: (attempt: number) => string;

  constructor(stage: Stage, at: Installation, textOf: (attempt: number) => string) {
    this.#stage = stage;
    this.#at = at;
    this.#textOf = textOf;
  }

  /** So many more; answers how many a second were answered. A booking or a clear refusal are answers, nothing else. */
  async make(count: number): Promise<number> {
    const requests = Array.from({ length: count }, (_, index) => this.#textOf(this.made + index));
    const result: LoadResult = await this.#stage.load({ port: this.#at.port, connections, requests, count });
    const { 201: booked = 0, 409: refused = 0, ...others } = result.statuses;
    if (Object.keys(others).length > 0) throw new Error(`unexpected answers: ${JSON.stringify(result.statuses)}`);
    this.made += count;
    this.booked += booked;
    if (booked + refused !== count) throw new Error('an attempt had no answer');
    return count / result.seconds;
  }
}

/** Bookings of times that nobody else wants. */
async function spread(stage: Stage, bare: Child): Promise<BenchRow[]> {
  const [small, large] = [await stage.small(), await stage.large()];
  const few = new Attempts(stage, small, spreadText);
  const many = new Attempts(stage, large, spreadText);
  const bareTask = { connection: small.address, connections, firstArtist: 1 };
  let first = 0;
  const [program, limit, crowded] = await inTurns(
    stage.flags.rounds,
    () => few.make(stage.count(400)).finally(() => settle(small)),
    async () => {
      const [from, attempts] = [first, stage.count(2_000)];
      first += attempts;
      return bare.ask<number>({ ...bareTask, first: from, attempts, artists: spreadArtists, rivals: 1 });
    },
    () => many.make(stage.count(400)).finally(() => settle(large)),
  );
  if (few.booked !== few.made) throw new Error(`${few.made - few.booked} free times were refused`);
  return [
    atLeast(0.2, {
      job: 'booking, spread',
      measured: program,
      limit,
      note: 'bookings/s; limit: bare inserts of the same rows',
    }),
    atMost(1.5, {
      job: `booking, ${large.bookings} bookings`,
      measured: 1000 / crowded,
      limit: 1000 / program,
      note: `ms/booking; limit: the same with ${small.bookings} bookings`,
    }),
  ];
}

/** Bookings of times that ten want at once, and whether anybody was booked twice. */
async function contended(stage: Stage, bare: Child): Promise<BenchRow[]> {
  const small = await stage.small();
  const attempts = new Attempts(stage, small, contendedText);
  // Numbers that no bare booking of the spread ones has.
  const bareTask = { connection: small.address, connections, firstArtist: spreadArtists + 1 };
  let first = 1_000_000_000;
  const [program, limit] = await inTurns(
    stage.flags.rounds,
    () => attempts.make(stage.count(1_000)).finally(() => settle(small)),
    async () => {
      const [from, count] = [first, stage.count(4_000)];
      first += count;
      return bare.ask<number>({ ...bareTask, first: from, attempts: count, artists: 1, rivals });
    },
  );
  while (attempts.made < stage.flags.attempts)
    await attempts.make(Math.min(5_000, stage.flags.attempts - attempts.made));
  const { doubled, kept } = await readBookings(small);
  if (kept !== attempts.booked) throw new Error(`${attempts.booked} bookings were confirmed, ${kept} are kept`);
  return [
    atLeast(0.2, {
      job: 'booking, contended',
      measured: program,
      limit,
      note: `attempts/s, ${rivals} for each time; limit: bare inserts of the same`,
    }),
    {
      job: 'double bookings',
      measured: doubled,
      limit: 0,
      ratio: doubled,
      goal: '0',
      ok: doubled === 0,
      note: `among ${attempts.made} contended attempts, ${attempts.booked} of which got their time`,
    },
  ];
}

/** Counts pairs of bookings that overlap, without help of the constraint, and the bookings of the contended artist. */
async function readBookings({ address }: Installation): Promise<{ doubled: number; kept: number }> {
  const client = new pg.Client(address);
  await client.connect();
  const { rows: found } = await client.query<{ doubled: number; kept: number }>(
    `WITH live AS (SELECT * FROM bookings WHERE status IN ('pending', 'confirmed', 'awaiting_payment'))
     SELECT (SELECT count(*)::int FROM live one JOIN live other
                 ON other.artist_id = one.artist_id AND other.id > one.id
                AND other.starts_at < one.ends_at AND other.ends_at > one.starts_at) AS doubled,
            (SELECT count(*)::int FROM bookings WHERE artist_id = $1) AS kept`,
    [hotArtist],
  );
  await client.end();
  return found[0]!;
}

/** Waits until the mails of a round have gone out, so that they do not fall into the other side's turn. */
async function settle({ address }: Installation): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  for (let waiting = true; waiting; await pause(100)) {
    const { rows: left } = await client.query("SELECT 1 FROM mails WHERE status IN ('queued', 'sending') LIMIT 1");
    waiting = left.length > 0;
  }
  await client.end();
}

/** Bookings over HTTP, in full: decided, written, mailed. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const bare = stage.child('limits/bare-booking.ts');
  return [...(await spread(stage, bare)), ...(await contended(stage, bare))];
}
