import type { ApiAnswer } from '../web/context.ts';
import type { SharedPage } from './shared-page.ts';

/** Something that a page's loaders asked the API, and what it said. */
export interface Reading {
  readonly url: string;
  readonly said: string;
}

/** When something was seen. */
export interface Moment {
  /** Of the clock. */
  readonly minute: number;
  /** Names the database's data as they were; see `readSnapshot`. */
  readonly snapshot: string;
}

/** A complete response that is the same for every visitor: the cache keeps all of it. */
export interface SharedAnswer extends SharedPage {
  readonly status: number;
  readonly headers: Headers;
}

interface RememberedPage {
  readonly answer: SharedAnswer;
  readonly readings: readonly Reading[];
  /** Since when the API says this. */
  readonly since: Moment;
  readonly bytes: number;
}

const mostBytes = 64 * 1_024 * 1_024;

/** Everything of an answer that a loader may read. */
export function saidBy({ status, headers, text }: ApiAnswer): string {
  return `${status} ${headers.get('Link') ?? ''}\n${text}`;
}

/** Only pages are cached: nothing else may ever be served as one. A response that sets a cookie is for one browser only. */
export function mayBeKept({ status, headers }: Pick<SharedAnswer, 'status' | 'headers'>): boolean {
  return status === 200 && isPage(headers) && !headers.has('Set-Cookie');
}

/** Whether a response is a page; the page data that a router's script fetches is not. */
export function isPage(headers: Headers): boolean {
  return /^text\/html(?:;|$)/.test(headers.get('Content-Type') ?? '');
}

/**
 * Pages that were rendered for strangers. One is shown again only in the minute in which it was made, and only when nothing
 * at all was written to the database since, or else when the API, asked again what the page's loaders asked it, gives the
 * very same answers.
 */
export class PageMemory {
  readonly #now: () => number;
  readonly #pages = new Map<string, RememberedPage>();
  #bytes = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  minute(): number {
    return Math.floor(this.#now() / 60_000);
  }

  /** The current response for this address, if it is cached. */
  async recall(
    address: string,
    at: Moment,
    ask: (url: string) => Promise<ApiAnswer>,
  ): Promise<SharedAnswer | undefined> {
    const known = this.#pages.get(address);
    if (known?.since.minute !== at.minute) return undefined;
    if (known.since.snapshot !== at.snapshot) {
      const same = await Promise.all(known.readings.map(async ({ url, said }) => saidBy(await ask(url)) === said));
      if (!same.every(Boolean)) return undefined;
    }
    this.#keep(address, { ...known, since: at });
    return known.answer;
  }

  /** Caches a response that was started at a moment, if it is a page; one that spans two minutes mixes the data of both. */
  remember(address: string, begun: Moment, answer: SharedAnswer, readings: readonly Reading[]): void {
    if (begun.minute !== this.minute() || !mayBeKept(answer)) return;
    // What it is compressed to, in both ways, is less than half of it.
    const bytes = 1.5 * answer.html.length + readings.reduce((sum, { url, said }) => sum + url.length + said.length, 0);
    this.#keep(address, { answer, readings, since: begun, bytes });
  }

  /** The one that was shown last is forgotten last. */
  #keep(address: string, page: RememberedPage): void {
    this.#forget(address);
    this.#pages.set(address, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= mostBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(address: string): void {
    this.#bytes -= this.#pages.get(address)?.bytes ?? 0;
    this.#pages.delete(address);
  }
}
