/** Whose profile shows when nobody is named and nobody is signed in: the demo sign-in. */
const defaultProfileId = 3;

/** Whose profile an address means: the one it names, else one's own; undefined for what cannot be an id. */
export function profileIdOf(named: string | undefined, user: { readonly id: number } | null): number | undefined {
  if (named === undefined) return user?.id ?? defaultProfileId;
  return /^[1-9]\d{0,9}$/.test(named) && Number(named) <= 2_147_483_647 ? Number(named) : undefined;
}
