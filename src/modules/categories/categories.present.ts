import { languageOf, readerLocale } from '#kernel/language';
import type { CategoryOnWire } from './categories.contract.ts';
import { nameIn, type Category } from './rules/index.ts';

/** A category in the language of whoever reads. */
export function presentCategory(category: Category): CategoryOnWire {
  return { slug: category.slug, name: nameIn(category, languageOf(readerLocale())) };
}
