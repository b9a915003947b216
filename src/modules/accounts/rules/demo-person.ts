/** The lowest id of a real account; see `users`. */
const firstRealId = 1001;

/** Whether an account belongs to the demo, whose password is public. */
export function isDemoPerson({ id }: { readonly id: number }): boolean {
  return id < firstRealId;
}
