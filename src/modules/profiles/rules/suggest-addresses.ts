import { customUrlProblem } from './custom-url.ts';

/** What is known of somebody who looks for an address. */
export interface Known {
  readonly username: string;
  readonly fullName: string;
  readonly profession: string | null;
  readonly city: string | null;
}

/** Addresses that would suit somebody whose wish is taken, the likeliest first; whether they are free is not asked here. */
export function suggestAddresses(wished: string, { username, fullName, profession, city }: Known): string[] {
  const [wish, name, work, place] = [wished, fullName, profession ?? '', city?.split(',')[0] ?? ''].map(wordsOf);
  const [first = '', ...others] = (name ?? '').split('-');
  const last = others.at(-1) ?? '';
  const candidates = [
    [wish, work],
    [wish, place],
    [name],
    [first, work],
    [name, work],
    [first, place],
    [work, first],
    [first, last.slice(0, 1), work],
    [wordsOf(username)],
    [wish, work, place],
    [first, 'studio'],
    [wish, 'studio'],
    [wish, 'books'],
  ].map((parts) => parts.filter(Boolean).join('-').slice(0, 30).replace(/-+$/, ''));
  return [...new Set(candidates)].filter((address) => address !== wished && customUrlProblem(address) === undefined);
}

/** The letters and digits of a text as an address writes them: "Ọlá & Sons" is `ola-sons`. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
