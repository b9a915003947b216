type Texts = { readonly [module: string]: unknown };

// A page in another language than English brings its texts along; whoever speaks to many sets how they are found.
let read = () => (globalThis as { uliTexts?: Texts }).uliTexts;

/** Says where the texts of the reader's language are; nothing where they read English. */
export function readTextsBy(reading: () => Texts | undefined): void {
  read = reading;
}

/**
 * Texts that are in the reader's language whenever they are read. Whoever keeps one for longer keeps it in one language.
 * `base` is what was made here before; spreading it would keep it in English.
 */
export function inLanguage<Own extends object>(own: Own): Own;
export function inLanguage<Own extends object, Base extends object>(own: Own, base: Base): Base & Own;
export function inLanguage(own: Texts, base: Texts = {}): Texts {
  const texts = Object.defineProperties({}, Object.getOwnPropertyDescriptors(base)) as Texts;
  for (const module of Object.keys(own)) {
    Object.defineProperty(texts, module, { enumerable: true, get: () => read()?.[module] ?? own[module] });
  }
  return texts;
}
