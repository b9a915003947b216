/**
 * What a name looks like at a glance, in any case: names of one look cannot both be somebody's address. The database has
 * its twin, `look_of`, and its unique index.
 */
export function lookOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[._]/g, '-')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
