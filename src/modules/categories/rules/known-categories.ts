import type { Language } from '#kernel/language';
import { plainWords } from './plain-words.ts';

/** So many words a category may know. */
export const mostWords = 400;
export const longestWord = 40;
export const longestName = 40;

export interface CategoryNames extends Readonly<Record<Exclude<Language, 'en'>, string | null>> {
  readonly en: string;
}

/** A category as it is kept. */
export interface Category {
  readonly id: number;
  /** As it stands in addresses. */
  readonly slug: string;
  readonly names: CategoryNames;
  readonly words: readonly string[];
  /** Of several that know a word, the one with the lowest number is meant. */
  readonly precedence: number;
  readonly hidden: boolean;
  readonly mergedInto: number | null;
}

/** What decides where somebody is found. */
export interface Trade {
  /** What they chose. */
  readonly category: string | null;
  readonly profession: string | null;
  readonly businessCategory: string | null;
}

/** The words that mean a category: its own, and every name of it that is one word. */
export function wordsOf({ words, names }: Pick<Category, 'words' | 'names'>): string[] {
  const named = Object.values(names).flatMap((name) => {
    const parts = plainWords(name ?? '');
    return parts.length === 1 ? parts : [];
  });
  return [...new Set([...words, ...named])];
}

/** What somebody wrote as the words of a category, as they are kept; undefined when these are too many or too long. */
export function readWords(written: readonly string[]): string[] | undefined {
  const words = [...new Set(written.flatMap(plainWords))];
  const fits = words.length <= mostWords && words.every((word) => [...word].length <= longestWord);
  return fits ? words : undefined;
}

/** What a category is called in a language; in English where nobody has translated it. */
export function nameIn({ names }: Pick<Category, 'names'>, language: Language): string {
  return names[language] ?? names.en;
}

/** All categories at one moment. */
export class KnownCategories {
  /** What lists show, in their order. */
  readonly shown: readonly Category[];
  readonly #byId: ReadonlyMap<number, Category>;
  readonly #bySlug: ReadonlyMap<string, Category>;
  readonly #byWord = new Map<string, Category>();

  /** `all` come in the order of lists. */
  constructor(all: readonly Category[]) {
    this.shown = all.filter(({ hidden, mergedInto }) => !hidden && mergedInto === null);
    this.#byId = new Map(all.map((category) => [category.id, category]));
    this.#bySlug = new Map(all.map((category) => [category.slug, category]));
    for (const category of this.shown.toSorted((one, other) => one.precedence - other.precedence)) {
      for (const word of wordsOf(category)) if (!this.#byWord.has(word)) this.#byWord.set(word, category);
    }
  }

  /** The one with this address, or what it went into; hidden ones, too. */
  named(slug: string): Category | undefined {
    const category = this.#bySlug.get(slug);
    return category?.mergedInto ? this.#byId.get(category.mergedInto) : category;
  }

  /** The shown category that a profession, or whatever somebody typed, speaks of; undefined when none. */
  meantBy(text: string | null | undefined): Category | undefined {
    if (!text) return undefined;
    const named = this.named(text);
    if (named && !named.hidden) return named;
    const found = plainWords(text).flatMap((word) => this.#byWord.get(word) ?? []);
    return found.toSorted((one, other) => one.precedence - other.precedence)[0];
  }

  /** Where somebody is found: what they chose, or else what they say of themselves. */
  of({ category, profession, businessCategory }: Trade): Category | undefined {
    return (category && this.named(category)) || this.meantBy(profession) || this.meantBy(businessCategory);
  }
}
