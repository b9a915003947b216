/**
 * Somebody whose session ends while they do something is asked to log in where they are. Everything that waits for it goes on
 * together, or gives up together.
 */
let asked: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

function put(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const sessionEnd = {
  /** Whoever subscribes can ask people to log in. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAsked: (): boolean => asked !== undefined,
  /** Asks for a new session; false where nobody can be asked, or when they would rather not. */
  ask(): Promise<boolean> {
    if (listeners.size === 0) return Promise.resolve(false);
    if (!asked) put(Promise.withResolvers<boolean>());
    return asked!.promise;
  },
  answer(loggedIn: boolean): void {
    const answered = asked;
    put(undefined);
    answered?.resolve(loggedIn);
  },
};
