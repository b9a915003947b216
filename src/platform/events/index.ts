import type { Executor } from '#platform/database';

type Listener = (transaction: Executor, event: never) => Promise<void>;

/**
 * Domain events. A module records an event inside the transaction that caused it; listeners run in that same transaction,
 * so a consequence (a reminder, a mail) exists exactly when its cause does.
 */
export interface Events {
  on<Event>(name: string, listener: (transaction: Executor, event: Event) => Promise<void>): void;
  record<Event>(transaction: Executor, name: string, event: Event): Promise<void>;
}

export function createEvents(): Events {
  const listeners = new Map<string, Listener[]>();
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener]);
    },
    async record(transaction, name, event) {
      for (const listener of listeners.get(name) ?? []) await listener(transaction, event as never);
    },
  };
}
