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
