/** A question to whoever sits there, on which several calls may wait: they go on together, or give up together. */
export interface Asking {
  /** Whoever subscribes can ask people. */
  subscribe(listener: () => void): () => void;
  isAsked(): boolean;
  /** Asks; false where no one can be asked, or when they would rather not. */
  ask(): Promise<boolean>;
  answer(given: boolean): void;
}

export function createAsking(): Asking {
  let asked: PromiseWithResolvers<boolean> | undefined;
  const listeners = new Set<() => void>();
  const put = (next: typeof asked) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isAsked: () => asked !== undefined,
    ask() {
      if (listeners.size === 0) return Promise.resolve(false);
      if (!asked) put(Promise.withResolvers<boolean>());
      return asked!.promise;
    },
    answer(given) {
      const answered = asked;
      put(undefined);
      answered?.resolve(given);
    },
  };
}
