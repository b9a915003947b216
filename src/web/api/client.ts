import type { CallAnswer, CallInput, CallKey } from './contracts.ts';
import { ApiError, readError } from './error.ts';

/** A question to the API as it is carried there. */
export interface ApiCall {
  readonly method: string;
  /** With its query, without an origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly keepalive?: boolean | undefined;
}

export interface ApiReply {
  readonly status: number;
  readonly statusText?: string;
  readonly headers: { get(name: string): string | null };
  text(): string | Promise<string>;
}

/** Carries a question to the API: over the network in the browser, in-process on the server. */
export type Transport = (call: ApiCall) => Promise<ApiReply>;

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
  /** How many there are, where the list says so; on its first page alone. */
  readonly total?: number | undefined;
}

type InputOf<Key extends CallKey> = object extends CallInput<Key> ? [input?: CallInput<Key>] : [input: CallInput<Key>];

interface LooseInput {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly keepalive?: boolean;
}

/** The typed client over a transport. */
export function createApiClient(transport: Transport): Api {
  const send = async (key: string, { params, query = {}, body, headers, keepalive }: LooseInput = {}) => {
    const [method = 'GET', template = '/'] = key.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
    const asked = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const reply = await transport({
      method,
      path: asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive,
    });
    if (reply.status < 200 || reply.status > 299) throw new ApiError(reply.status, await readError(reply));
    return reply;
  };
  const call = async (key: string, input?: LooseInput) => {
    const reply = await send(key, input);
    return reply.status === 204 ? undefined : JSON.parse(await reply.text());
  };
  const page = async (key: string, input?: LooseInput) => {
    const reply = await send(key, input);
    const total = reply.headers.get('X-Total-Count');
    return {
      items: JSON.parse(await reply.text()),
      next: nextCursor(reply.headers.get('Link')),
      ...(total !== null && { total: Number(total) }),
    };
  };
  return Object.assign(call, { page }) as Api;
}

/** Reads the cursor out of `</api/…?cursor=…>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const address = link && /<([^>]*)>;\s*rel="next"/.exec(link)?.[1];
  return (address && new URL(address, 'http://localhost').searchParams.get('cursor')) || undefined;
}
