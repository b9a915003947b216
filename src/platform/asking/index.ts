import { AsyncLocalStorage } from 'node:async_hooks';

/** The origin of the request that is being answered. */
export interface Asker {
  /** The client's network address, with trusted proxies taken into account. */
  readonly address: string;
  /** The account, once the session has been looked up. */
  userId?: number | undefined;
}

const askers = new AsyncLocalStorage<Asker>();

/** Runs the work of a request in the context of its asker, so that everything it causes can be attributed. */
export function answering<Result>(asker: Asker, work: () => Result): Result {
  return askers.run(asker, work);
}

/** The current asker; undefined in scheduled jobs. */
export function currentAsker(): Asker | undefined {
  return askers.getStore();
}
