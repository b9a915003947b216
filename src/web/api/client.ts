import type { CallAnswer, CallInput, CallKey } from './contracts.ts';
import { ApiError, readError } from './error.ts';

/** Carries a request to the API: over the network in the browser, in-process on the server. */
export type Transport = (request: Request) => Promise<Response>;

export interface Api {
  /** Makes one call; throws `ApiError` unless it went well. */
  <Key extends CallKey>(key: Key, ...input: InputOf<Key>): Promise<CallAnswer<Key>>;
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
  const call = async (key: string, input: LooseInput = {}) => {
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
    return answer.status === 204 ? undefined : answer.json();
  };
  return call as Api;
}
