/** The first of a guest's names: all that others read of them. */
export function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0]!;
}
