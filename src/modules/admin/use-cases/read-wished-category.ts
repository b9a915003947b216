import { readWords, type Category, type CategoryNames } from '#modules/categories/rules';
import { isListed } from '../rules/index.ts';
import { refuseCategory } from './refuse-category.ts';

type Translation = 'es' | 'fr' | 'ar';

/** What an admin wrote of a category. */
export interface WishedCategory {
  readonly names: { readonly en: string } & { readonly [language in Translation]?: string | null | undefined };
  readonly words: readonly string[];
}

/**
 * Names and words as they are kept, beside all the others; `id` is the category's own. Refuses `invalid` where its name is
 * another's or the words are too many.
 */
export function readWishedCategory(
  { names: { en, es, fr, ar }, words: typed }: WishedCategory,
  all: readonly Category[],
  id?: number,
): { names: CategoryNames; words: string[] } {
  const isSame = (each: Category) =>
    isListed(each) && each.id !== id && each.names.en.toLowerCase() === en.toLowerCase();
  if (all.some(isSame)) throw refuseCategory('names.en', 'nameTaken');
  const words = readWords(typed);
  if (!words) throw refuseCategory('words', 'wordsMany');
  return { names: { en, es: es ?? null, fr: fr ?? null, ar: ar ?? null }, words };
}
