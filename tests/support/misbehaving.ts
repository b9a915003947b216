import type { HttpClient } from '#platform/payments';

/** What is wrong with the way to the provider: it is away, breaks, answers nonsense, or its answer is lost. */
export type Misbehaviour = 'away' | 'timeout' | 'broken' | 'nonsense' | 'lost' | 'silent';

export interface Misbehaving {
  between: (transport: HttpClient) => HttpClient;
  /** From now on every call goes wrong so; undefined makes it well again. */
  now: Misbehaviour | undefined;
  /** Only the call with this number from now on goes wrong, beginning at 1. */
  onlyCall: number | undefined;
  calls: number;
  /** Called whenever one goes wrong. */
  onWrong: () => void;
}

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A provider that misbehaves on purpose. What is `lost` or `silent` was done: only we do not hear of it. */
export function misbehaving(): Misbehaving {
  const state: Misbehaving = {
    now: undefined,
    onlyCall: undefined,
    calls: 0,
    onWrong: () => {},
    between: (transport) => ({
      getClientName: () => 'misbehaving',
      async makeRequest(...request) {
        state.calls += 1;
        const wrong = state.onlyCall === undefined || state.onlyCall === state.calls ? state.now : undefined;
        if (wrong === 'away') throw failure('ECONNREFUSED');
        if (wrong === 'timeout') throw failure('ETIMEDOUT');
        const answer = await transport.makeRequest(...request);
        if (wrong === undefined) return answer;
        state.onWrong();
        if (wrong === 'lost') throw failure('ECONNRESET');
        if (wrong === 'silent') return new Promise<never>(() => {});
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
