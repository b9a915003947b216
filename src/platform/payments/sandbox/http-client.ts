import type Stripe from 'stripe';
import { readForm } from './form.ts';
import type { SandboxAnswer, SandboxRequest } from './api.ts';

export type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>;
type Answer = Awaited<ReturnType<HttpClient['makeRequest']>>;

/** What the SDK sends goes to the sandbox instead of over the network. */
export function sandboxTransport(answer: (request: SandboxRequest) => Promise<SandboxAnswer>): HttpClient {
  return {
    getClientName: () => 'sandbox',
    async makeRequest(_host, _port, address, method, headers, data) {
      const { pathname: path, search } = new URL(address, 'http://sandbox');
      const text = method === 'GET' || method === 'DELETE' ? search.slice(1) || data || '' : (data ?? '');
      const key = (headers as Record<string, unknown>)['Idempotency-Key'];
      const idempotencyKey = typeof key === 'string' ? key : undefined;
      return answerOf(await answer({ method, path, form: readForm(text), text, idempotencyKey }));
    },
  };
}

function answerOf({ status, body }: SandboxAnswer): Answer {
  return {
    getStatusCode: () => status,
    getHeaders: () => ({ 'content-type': 'application/json' }),
    // The SDK writes the headers into it.
    getRawResponse: () => ({}),
    toStream: () => body,
    toJSON: async () => JSON.parse(body),
  };
}
