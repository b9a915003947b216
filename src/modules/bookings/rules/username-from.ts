/**
 * A username that a person's name suggests, such as `grace.hopper`; of a name without Latin letters it is `guest`. `digits`
 * tell it apart from one that is taken.
 */
export function usernameFrom(fullName: string, digits: string): string {
  const plain = fullName.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const name = words.join('.').slice(0, 20).replace(/\.$/, '');
  const begin = name.length >= 3 ? name : 'guest';
  return digits ? `${begin}.${digits}` : begin;
}
