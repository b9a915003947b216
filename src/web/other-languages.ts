import type { Language } from '#kernel/language';

type Texts = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Texts>(['../../messages/*/*.json', '!../../messages/en/*.json'], {
  eager: true,
  import: 'default',
});
const languages = new Map<string, Record<string, Texts>>();
for (const [path, texts] of Object.entries(files)) {
  const [language = '', file = ''] = path.split('/').slice(-2);
  const module = file.replace('.json', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  languages.set(language, { ...languages.get(language), [module]: texts });
}

/** Every text of a language by module, compiled; English has none here. Only the server knows them all. */
export function textsOf(language: Language): Texts | undefined {
  return languages.get(language);
}
