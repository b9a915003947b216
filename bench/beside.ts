import { Agent, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { eraseEmbeddedPostgres } from '#platform/embedded-postgres';
import { atMost, type BenchRow } from './bench-row.ts';
import { inTurns } from './in-turns.ts';
import { median } from './interleave.ts';
import { startProgram, type Program } from './program.ts';
import { tableOf } from './table.ts';

/**
 * Measures what users wait for in this checkout against another one, alternating in one run:
 * `npm run bench:beside -- ../other-checkout`. Both run on a fresh folder with the demo data. Nothing else should run meanwhile.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '31' }, goal: { type: 'string', default: '1.05' } },
});
const [other] = positionals;
if (!other) {
  console.error('Say which checkout to measure beside: npm run bench:beside -- <folder>');
  process.exit(1);
}
const rounds = Number(values.rounds);

/** The demo sign-in, the same in every version. */
const signIn = { username: 'demo', password: 'uli-demo' };
const artist = 'adaeze.braids';
const day = 86_400_000;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
  readonly milliseconds: number;
}

/** A running checkout, accessed over one keep-alive connection. */
class Side {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #program: Program;
  readonly #folder: string;
  #cookie = '';
  #artistId = 0;
  #serviceId = 0;
  #times: string[] = [];

  private constructor(program: Program, folder: string) {
    this.#program = program;
    this.#folder = folder;
  }

  static async open(checkout: string): Promise<Side> {
    const folder = await mkdtemp(join(tmpdir(), 'uli-beside-'));
    const side = new Side(await startProgram({ ULI_DATA: folder }, checkout), folder);
    side.#cookie = (await side.#signIn()).cookie;
    const person = JSON.parse((await side.#ask('GET', `/api/users/named/${artist}`)).body) as { id: number };
    side.#artistId = person.id;
    const services = JSON.parse((await side.#ask('GET', `/api/users/${person.id}/services`)).body) as { id: number }[];
    side.#serviceId = services[0]!.id;
    side.#times = await side.#freeTimes();
    return side;
  }

  /** Milliseconds to check a correct password. */
  async signIn(): Promise<number> {
    return median(await this.#sample(8, () => this.#signIn()));
  }

  /** Milliseconds of a booking by a signed-in client; it is cancelled before the next one. */
  async book(): Promise<number> {
    const samples: number[] = [];
    for (let index = 0; index < 6; index++) {
      const date = this.#times[index % this.#times.length]!;
      const body = { artistId: this.#artistId, serviceId: this.#serviceId, date };
      const booked = await this.#ask('POST', '/api/bookings', { body, cookie: this.#cookie });
      if (booked.status !== 201) throw new Error(`a booking was answered ${booked.status}: ${booked.body}`);
      samples.push(booked.milliseconds);
      const { id } = JSON.parse(booked.body) as { id: number };
      await this.#ask('POST', `/api/bookings/${id}/cancel`, { body: {}, cookie: this.#cookie });
    }
    return median(samples);
  }

  /** Milliseconds of the feed of a signed-in user. */
  async feed(): Promise<number> {
    return median(await this.#sample(20, () => this.#ask('GET', '/api/posts?feed=everyone', { cookie: this.#cookie })));
  }

  /** Milliseconds of a professional's page for a visitor. */
  async page(): Promise<number> {
    return median(await this.#sample(20, () => this.#ask('GET', `/u/${artist}`)));
  }

  /** The same, signed in: it is rendered for each request. */
  async pageSignedIn(): Promise<number> {
    return median(await this.#sample(8, () => this.#ask('GET', `/u/${artist}`, { cookie: this.#cookie })));
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    await this.#program.stop();
    await eraseEmbeddedPostgres({ folder: this.#folder, log: () => {} });
    await rm(this.#folder, { recursive: true, force: true });
  }

  #signIn(): Promise<Answer> {
    return this.#ask('POST', '/api/login', { body: signIn });
  }

  async #sample(count: number, ask: () => Promise<Answer>): Promise<number[]> {
    const samples: number[] = [];
    for (let index = 0; index < count; index++) {
      const { status, milliseconds } = await ask();
      if (status !== 200) throw new Error(`an answer of ${status} where 200 was expected`);
      samples.push(milliseconds);
    }
    return samples;
  }

  async #freeTimes(): Promise<string[]> {
    const from = new Date(Date.now() + 5 * day).toISOString().slice(0, 10);
    const to = new Date(Date.now() + 35 * day).toISOString().slice(0, 10);
    const path = `/api/users/${this.#artistId}/slots?serviceId=${this.#serviceId}&from=${from}&to=${to}`;
    const { days } = JSON.parse((await this.#ask('GET', path)).body) as { days: { slots: string[] }[] };
    return days.flatMap(({ slots }) => slots.slice(0, 1)).slice(0, 6);
  }

  #ask(
    method: 'GET' | 'POST',
    path: string,
    { body, cookie }: { readonly body?: object; readonly cookie?: string } = {},
  ): Promise<Answer> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      Host: `localhost:${this.#program.port}`,
      ...(content !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(content),
      }),
      ...(cookie && { Cookie: cookie }),
    };
    const { port } = this.#program;
    const { promise, resolve: settle, reject } = Promise.withResolvers<Answer>();
    const began = performance.now();
    const asked = request({ agent: this.#agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const milliseconds = performance.now() - began;
        const set = answer.headers['set-cookie'] ?? [];
        const pairs = set.map((one) => one.split(';', 1)[0]!).join('; ');
        settle({ status: answer.statusCode!, body: Buffer.concat(chunks).toString(), cookie: pairs, milliseconds });
      });
    });
    asked.once('error', reject);
    asked.end(content);
    return promise;
  }
}

const jobs = ['signIn', 'book', 'feed', 'page', 'pageSignedIn'] as const;
const names = {
  signIn: 'sign in',
  book: 'book',
  feed: 'feed',
  page: 'public page, stranger',
  pageSignedIn: 'public page, signed in',
} as const;

const own = await Side.open(resolve('.'));
const beside = await Side.open(resolve(other));
try {
  const rows: BenchRow[] = [];
  for (const job of jobs) {
    console.error(`measuring: ${names[job]}`);
    const [measured, limit] = await inTurns(
      rounds,
      () => own[job](),
      () => beside[job](),
    );
    rows.push(atMost(Number(values.goal), { job: names[job], measured, limit, note: 'ms; limit: the other checkout' }));
  }
  console.log(`\n${tableOf(rows).join('\n')}`);
} finally {
  await own.close();
  await beside.close();
}
