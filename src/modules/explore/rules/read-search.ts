import type { KnownCategories } from '#modules/categories/rules';

const mostWords = 8;

/** The words of a search, each with the category it means. A leading @ is how usernames are written. */
export function searchWords(q: string, categories: KnownCategories): { word: string; category: string | undefined }[] {
  return q
    .split(/\s+/)
    .map((word) => word.replace(/^@/, ''))
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => ({ word, category: categories.meantBy(word)?.slug }));
}

/** Where a page of a list begins: the key and id of the last one seen, under this order. */
export interface Cursor {
  readonly sort: string;
  readonly key: number;
  readonly id: number;
}

export function writeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Undefined for what is no cursor of ours, or one of another order. */
export function readCursor(text: string, sort: string): Cursor | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 3) return undefined;
  const [ofSort, key, id] = parts as [unknown, unknown, unknown];
  const fits =
    ofSort === sort && Number.isFinite(key) && Number.isInteger(id) && Math.abs(id as number) <= 2_147_483_647;
  return fits ? { sort, key: key as number, id: id as number } : undefined;
}
