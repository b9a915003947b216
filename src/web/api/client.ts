import type { CallAnswer, CallInput, CallKey } from './contracts.ts';
import { ApiError, readError } from './error.ts';

/** Carries a request to the API: over the network in the browser, in-process on the server. */
export type Transport = (request: Request) => Promise<Response>;

export interface Api {
  /** Makes one call; throws `ApiError` unless it went well. */
  <Key extends CallKey>(key: Key, ...input: InputOf<Key>): Promise<CallAnswer<Key>>;
  /** Reads one page of a list. */
  page<Key extends CallKey>(key: Key, ...input: InputOf<Key>): Promise<ListPage<CallAnswer<Key>>>;
}

export interface ListPage<Items> {
  readonly items: Items;
  /** The `cursor` of the next page, if there is one. */
  readonly next: string | undefined;
}

type InputOf<Key extends CallKey> = object extends CallInput<Key> ? [input?: CallInput<Key>] : [input: CallInput<Key>];

interface LooseInput {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly keepalive?: boolean;
}

/** The typed client over a transport; `origin` is where the API lives. */
export function createApiClient(transport: Transport, origin: string): Api {
  const send = async (key: string, input: LooseInput = {}) => {
    const [method = 'GET', template = '/'] = key.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const headers = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...input.headers };
    const answer = await transport(new Request(url, { method, headers, body, keepalive: input.keepalive ?? false }));
    if (!answer.ok) throw new ApiError(answer.status, await readError(answer));
    return answer;
  };
  const call = async (key: string, input?: LooseInput) => {
    const answer = await send(key, input);
    return answer.status === 204 ? undefined : answer.json();
  };
  const page = async (key: string, input?: LooseInput) => {
    const answer = await send(key, input);
    return { items: await answer.json(), next: nextCursor(answer.headers.get('Link')) };
  };
  return Object.assign(call, { page }) as Api;
}

/** Reads the cursor out of `</api/…?cursor=…>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const address = link && /<([^>]*)>;\s*rel="next"/.exec(link)?.[1];
  return (address && new URL(address, 'http://localhost').searchParams.get('cursor')) || undefined;
}
