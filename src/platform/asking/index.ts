import { AsyncLocalStorage } from 'node:async_hooks';

/** Who asks: of a request that is being answered. */
export interface Asker {
  /** The client's network address, with trusted proxies taken into account. */
  readonly address: string;
  /** The account, once something has asked for the session. */
  userId?: number | undefined;
}

const askers = new AsyncLocalStorage<Asker>();

/** Answers a request on behalf of who asks: all that it causes meanwhile is known to be theirs. */
export function answering<Result>(asker: Asker, work: () => Result): Result {
  return askers.run(asker, work);
}

/** Who asks right now; undefined in jobs, which the clock starts. */
export function currentAsker(): Asker | undefined {
  return askers.getStore();
}
