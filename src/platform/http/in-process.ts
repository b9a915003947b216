import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RequestFacts } from './edge.ts';
import type { Router } from './router.ts';

/** A question to the API that is asked inside this process; its address is whole. */
export interface InProcessQuestion {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
  /** The client on whose behalf it is called; defaults to the process itself. */
  readonly facts?: RequestFacts | undefined;
}

export interface InProcessAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Where an answer's JSON is kept while it is made. */
interface Kept {
  text?: string;
}

/** Asks the API inside this process: the same routes and guards as over the network, without a request's streams. */
export async function askInProcess(api: Router, question: InProcessQuestion): Promise<InProcessAnswer> {
  const { method, url, headers, body, facts } = question;
  // All that is read of a request without a body. A whole one takes longer to make than most answers.
  const bodiless = { method, url, headers, body: null } as Request;
  const request = body === undefined ? bodiless : new Request(url, { method, headers, body });
  const kept: Kept = {};
  const answer = await api.fetch(request, { kept, facts });
  return { status: answer.status, headers: answer.headers, text: kept.text ?? (await answer.text()) };
}

/** Keeps the JSON of an answer for whoever asks inside this process: to read it out of a `Response` is a stream's work. */
export const keepJson: MiddlewareHandler = (c, next) => {
  const kept = keptBy(c);
  if (kept) {
    const json = (value: unknown, status?: ContentfulStatusCode) => {
      kept.text = JSON.stringify(value);
      return c.body(kept.text, status, { 'Content-Type': 'application/json' });
    };
    c.json = json as unknown as Context['json'];
  }
  return next();
};

/** Middleware for answers that leave the process. */
export function outsideOnly(middleware: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (keptBy(c) ? next() : middleware(c, next));
}

function keptBy(c: Context): Kept | undefined {
  return (c.env as { kept?: Kept } | undefined)?.kept;
}
