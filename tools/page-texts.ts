import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import compileMessage from 'icu-minify/compile';
import { isolateArguments } from '#kernel/isolate';

/** Compiled, so that no ICU parser travels to the browser. */
export function compileTexts(texts: unknown, language: string): unknown {
  if (typeof texts === 'string') return compileMessage(isolateArguments(texts, language));
  const compiled = Object.entries(texts as object).map(([key, inner]) => [key, compileTexts(inner, language)] as const);
  return Object.fromEntries(compiled);
}

/** "ownCard" of own-card.json. */
export function moduleOf(file: string): string {
  return basename(file, '.json').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The files of texts that pages show; the rest is for mails and refusals, which servers write. */
export function filesOnPages(): Set<string> {
  const bundles = globSync('messages/en/*.ts').filter((file) => basename(file) !== 'index.ts');
  const imported = bundles.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'\.\/([\w-]+\.json)'/g)]);
  return new Set(imported.map(([, file]) => file!));
}

export interface PageTexts {
  readonly language: string;
  /** Under the folder of the browser's files. */
  readonly file: string;
  /** A script that leaves the texts where `messages/in-language.ts` looks for them. */
  readonly script: string;
}

/** A script of texts for every language but English, whose texts are part of the pages' scripts. */
export function readPageTexts(): PageTexts[] {
  const onPages = filesOnPages();
  const folders = readdirSync('messages', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .filter(({ name }) => name !== 'en')
    .map(({ name: language }) => {
      const files = globSync(`messages/${language}/*.json`).filter((file) => onPages.has(basename(file)));
      const texts = files.toSorted().map((file) => {
        return [moduleOf(file), compileTexts(JSON.parse(readFileSync(file, 'utf8')), language)];
      });
      const script = `globalThis.uliTexts=${JSON.stringify(Object.fromEntries(texts))}`;
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      return { language, file: `assets/texts-${language}-${hash}.js`, script };
    });
}
