import type { World } from './world.ts';

/** Somebody who listens to `GET /api/events`. */
export interface Hearing {
  /** Every event so far, as told; the ids are beside them. */
  readonly heard: { readonly id: string | undefined; readonly name: string; readonly [fact: string]: unknown }[];
  /** Waits until an event with this name came, at most five seconds. */
  until(name: string): Promise<Hearing['heard'][number]>;
  /** Whether the server ended it. */
  ended(): boolean;
  close(): Promise<void>;
}

/** Listens as a browser does, with this cookie. */
export async function listen(
  api: World['api'],
  cookie: string,
  { query = '', lastId }: { query?: string; lastId?: string } = {},
): Promise<Hearing> {
  const stop = new AbortController();
  const headers = { cookie, ...(lastId && { 'Last-Event-ID': lastId }) };
  const answer = await api.request(`http://uli.test/api/events${query}`, { headers, signal: stop.signal });
  if (answer.status !== 200) throw new Error(`listening answered ${answer.status}`);
  const heard: Hearing['heard'] = [];
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let ended = false;
  let begun = () => {};
  const begins = new Promise<void>((resolve) => (begun = resolve));
  const reading = (async () => {
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      begun();
      text += value;
      const messages = text.split('\n\n');
      text = messages.pop()!;
      for (const message of messages) {
        const data = /^data: (.+)$/m.exec(message)?.[1];
        if (data) heard.push({ id: /^id: (.+)$/m.exec(message)?.[1], ...JSON.parse(data) });
      }
    }
    ended = true;
  })().catch(() => {
    ended = true;
  });
  await begins;
  return {
    heard,
    async until(name) {
      for (const deadline = Date.now() + 5_000; Date.now() < deadline;) {
        const found = heard.find((event) => event.name === name);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`nobody told of ${name}`);
    },
    ended: () => ended,
    async close() {
      await reader.cancel().catch(() => {});
      stop.abort();
      await reading;
    },
  };
}
