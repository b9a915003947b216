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

/** Sentences about how another language differs from English: keys, and the values that a text is given. */
export function compareLanguages(english: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [
    ...[...english.keys()].filter((key) => !other.has(key)).map((key) => `lacks ${key}`),
    ...[...other.keys()].filter((key) => !english.has(key)).map((key) => `has ${key}, which English lacks`),
    ...[...english]
      .filter(([key, text]) => other.has(key) && placeholders(text) !== placeholders(other.get(key)!))
      .map(([key]) => `gives ${key} other values than English`),
  ];
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

function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name!))].sort().join();
}
