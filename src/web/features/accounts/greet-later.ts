const kept = 'uli-greeting';

/** Leaves the greeting of whoever has just logged in to the next document, which speaks their language. */
export function greetLater(): void {
  sessionStorage.setItem(kept, 'yes');
}

/** Whether a document before this one left its greeting; true once. */
export function takeGreeting(): boolean {
  const left = sessionStorage.getItem(kept) !== null;
  sessionStorage.removeItem(kept);
  return left;
}
