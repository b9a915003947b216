import compileMessage from 'icu-minify/compile';

type Texts = { readonly [key: string]: string | Texts };

/** Every text of a tree under its dotted key. */
export function flatten(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[before + key, text] as const] : [...flatten(text, `${before}${key}.`)],
    ),
  );
}

/** Whether a file of texts, as the formatter writes it, names a key twice: what was read comes out shorter then. */
export function saysTwice(json: string): boolean {
  return JSON.stringify(JSON.parse(json), null, 2) !== json.trim();
}

/**
 * Sentences about how another language differs from English: keys, the values and tags that a text is given, and texts that
 * say the same as English. `alike` are those that rightly do.
 */
export function compareLanguages(
  english: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
  alike: ReadonlySet<string> = new Set(),
): string[] {
  const both = [...english]
    .filter(([key]) => other.has(key))
    .map(([key, text]) => [key, text, other.get(key)!] as const);
  return [
    ...[...english.keys()].filter((key) => !other.has(key)).map((key) => `lacks ${key}`),
    ...[...other.keys()].filter((key) => !english.has(key)).map((key) => `has ${key}, which English lacks`),
    ...both
      .filter(([, text, translated]) => namesIn(text).join() !== namesIn(translated).join())
      .map(([key]) => `gives ${key} other values than English`),
    ...both
      .filter(([, text, translated]) => text === translated && hasWords(text) && !alike.has(text))
      .map(([key]) => `says ${key} in English`),
  ];
}

/** Of so many texts beside each other so many may end otherwise than in English: more of them stand at a neighbour's key. */
const neighbours = 8;
const mostEndings = 3;

/** Keys around which texts stand at other keys than in English: sentences where it has names, and names where it has sentences. */
export function shiftedTexts(english: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const both = [...english].filter(([key]) => other.has(key));
  const differs = both.map(([key, text]) => endingOf(text) !== endingOf(other.get(key)!));
  return both.flatMap(([key], place) => {
    const beside = differs.slice(place, place + neighbours).filter(Boolean).length;
    return differs[place] && beside > mostEndings ? [key] : [];
  });
}

/**
 * Keys of French texts in which a line may break before a sign, or after an opening quotation mark: French has a space there,
 * and a plain one leaves the sign alone at the beginning of the next line. A no-break space (U+00A0) keeps them together.
 */
export function breakableSigns(french: ReadonlyMap<string, string>): string[] {
  return [...french].filter(([, text]) => /[ \t][:;!?»]|«[ \t]/u.test(text)).map(([key]) => key);
}

/** How a text ends: `.`, `?`, `...`, or nothing, as a name does. */
function endingOf(text: string): string {
  return /(?:\.\.\.|[.?!؟])$/u.exec(text.trim())?.[0].replace('؟', '?') ?? '';
}

/** Sentences about texts that lack a form which their language's plurals need. */
export function missingPlurals(language: string, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([key, text]) =>
    pluralsIn(compileMessage(text)).flatMap(({ forms, type }) => {
      const said = new Set(forms.map((form) => exactly[form] ?? form));
      const lacking = formsOf(language, type).filter((form) => !said.has(form));
      return lacking.length > 0 ? [`lacks the form ${lacking.join(', ')} in ${key}`] : [];
    }),
  );
}

/** A form for a number of its own says as much as the form for such numbers. */
const exactly: Record<string, string> = { '=0': 'zero', '=1': 'one', '=2': 'two' };

/** A million of something has a form of its own in some languages; nothing here counts that far. */
function formsOf(language: string, type: Intl.PluralRuleType): string[] {
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'many' || language === 'ar');
}

/**
 * Keys that no source mentions. A key counts as mentioned when a quoted string ends its dotted path (`t('title')` inside
 * the namespace `auth`), or when a template begins such an end (`refusal.${code}`, `theme_${theme}`).
 */
export function unusedKeys(keys: Iterable<string>, sources: readonly string[]): string[] {
  const quoted = new Set<string>();
  const begun = new Set<string>();
  for (const source of sources) {
    for (const [, text] of source.matchAll(/['"`]([A-Za-z][\w.-]*)['"`]/g)) quoted.add(text!);
    for (const [, text] of source.matchAll(/`([A-Za-z][\w.-]*[._])\$\{/g)) begun.add(text!);
    for (const [, name] of source.matchAll(/\.(\w+)\b/g)) quoted.add(name!);
  }
  const isSaid = (ending: string) => quoted.has(ending) || [...begun].some((beginning) => ending.startsWith(beginning));
  return [...keys].filter((key) => !endings(key).some(isSaid));
}

function endings(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** A value is `[name]`, `[name, 1, forms]` chooses, 2 and 3 count; `[name, …parts]` with text in it is a tag. */
type Compiled = string | 0 | readonly unknown[];

function partsOf(message: unknown): readonly Compiled[] {
  return Array.isArray(message) ? (message as Compiled[]) : [];
}

/** The values and tags of a text, each once. */
/** The values and tags that a text is given, by their names. */
export function namesIn(text: string): string[] {
  const names = new Set<string>();
  const walk = (message: unknown): void => {
    for (const part of partsOf(message)) {
      if (!Array.isArray(part)) continue;
      const [name, kind, forms] = part as [string, unknown, unknown];
      names.add(name);
      if (typeof kind === 'number' && isForms(forms)) Object.values(forms).forEach(walk);
      else if (typeof kind !== 'number') walk(part.slice(1));
    }
  };
  walk(compileMessage(text));
  return [...names].toSorted();
}

function pluralsIn(message: unknown): { forms: string[]; type: Intl.PluralRuleType }[] {
  return partsOf(message).flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [, kind, forms] = part as [string, unknown, unknown];
    if (typeof kind !== 'number' || !isForms(forms)) return typeof kind === 'number' ? [] : pluralsIn(part.slice(1));
    const inner = Object.values(forms).flatMap(pluralsIn);
    const type = kind === 3 ? 'ordinal' : 'cardinal';
    return kind === 1 ? inner : [{ forms: Object.keys(forms), type } as const, ...inner];
  });
}

function isForms(forms: unknown): forms is Record<string, unknown> {
  return typeof forms === 'object' && forms !== null && !Array.isArray(forms);
}

/** Whether something in a text is said in words: what is only values and signs is alike everywhere. */
function hasWords(text: string): boolean {
  const words = (message: unknown): boolean =>
    typeof message === 'string'
      ? /\p{L}{2}/u.test(message)
      : partsOf(message).some((part) => {
          if (!Array.isArray(part)) return words(part);
          const [, kind, forms] = part as [string, unknown, unknown];
          return typeof kind === 'number' ? isForms(forms) && Object.values(forms).some(words) : words(part.slice(1));
        });
  return words(compileMessage(text));
}
