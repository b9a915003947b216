/** A key for one attempt to book, so that pressing twice books once. */
export function newAttempt(): string {
  return crypto.randomUUID();
}
