import type { HttpClient } from '#platform/payments';

/**
 * What is wrong with the way to the provider: it is away, breaks, answers nonsense, refuses for good, is asked too often, or its
 * answer is lost or late.
 */
export type Misbehaviour = 'away' | 'timeout' | 'broken' | 'nonsense' | 'refuses' | 'busy' | 'lost' | 'silent' | 'late';

export interface Misbehaving {
  between: (transport: HttpClient) => HttpClient;
  /** From now on every call goes wrong so; undefined makes it well again. */
  now: Misbehaviour | undefined;
  /** Only the call with this number from now on goes wrong, beginning at 1. */
  onlyCall: number | undefined;
  calls: number;
  /** Called whenever one goes wrong. */
  onWrong: () => void;
  /** Lets the answers come that are `late`. */
  letCome: () => void;
}

const failure = (code: string) => Object.assign(new Error(code), { code });

/** An answer that says what is wrong; nothing was done. */
function answerWith(status: number, error: object): Awaited<ReturnType<HttpClient['makeRequest']>> {
  return {
    getStatusCode: () => status,
    getHeaders: () => ({ 'content-type': 'application/json' }),
    getRawResponse: () => ({}),
    toStream: () => JSON.stringify({ error }),
    toJSON: async () => ({ error }),
  };
}

/** A provider that misbehaves on purpose. What is `lost` or `silent` was done: only we do not hear of it. */
export function misbehaving(): Misbehaving {
  const held: (() => void)[] = [];
  const state: Misbehaving = {
    now: undefined,
    onlyCall: undefined,
    calls: 0,
    onWrong: () => {},
    letCome: () => held.splice(0).forEach((come) => come()),
    between: (transport) => ({
      getClientName: () => 'misbehaving',
      async makeRequest(...request) {
        state.calls += 1;
        const wrong = state.onlyCall === undefined || state.onlyCall === state.calls ? state.now : undefined;
        if (wrong === 'away') throw failure('ECONNREFUSED');
        if (wrong === 'timeout') throw failure('ETIMEDOUT');
        if (wrong === 'refuses')
          return answerWith(400, { type: 'invalid_request_error', code: 'charge_not_refundable' });
        if (wrong === 'busy') return answerWith(429, { type: 'invalid_request_error', code: 'rate_limit' });
        const answer = await transport.makeRequest(...request);
        if (wrong === undefined) return answer;
        state.onWrong();
        if (wrong === 'lost') throw failure('ECONNRESET');
        if (wrong === 'silent') return new Promise<never>(() => {});
        if (wrong === 'late') return new Promise((resolve) => held.push(() => resolve(answer)));
        const body = wrong === 'broken' ? { error: { type: 'api_error', message: 'An unknown error occurred' } } : null;
        return {
          ...answer,
          getStatusCode: () => (wrong === 'broken' ? 500 : 200),
          toJSON: async () => (body === null ? JSON.parse('<html>') : body),
        };
      },
    }),
  };
  return state;
}
