import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { isolateArguments } from '#kernel/isolate';
import { languageOf, readerLocale, readLocaleBy, type Language } from '#kernel/language';
import type { RefusalCode } from '#kernel/refusal';
import { en } from '#messages/en/index.ts';

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: typeof en;
  }
}

// A refusal without words does not compile.
en.refusal satisfies Record<RefusalCode, string>;

const listening = new AsyncLocalStorage<string>();
readLocaleBy(() => listening.getStore() ?? 'en');

/** Does something for somebody who reads this locale: all that is written meanwhile is in their language. */
export function speak<Result>(locale: string, work: () => Result): Result {
  return listening.run(locale, work);
}

/** Whether somebody is known to listen. */
export function isSpeaking(): boolean {
  return listening.getStore() !== undefined;
}

const speakIn = (locale: string) =>
  createTranslator({ locale, messages: readTexts(languageOf(locale)), timeZone: 'UTC' });

/** Translates a key of `messages/`. */
export type Translate = ReturnType<typeof speakIn>;

const translators = new Map<string, Translate>();

/** The texts in the language of whoever reads them; `speak` says who that is. */
export function translator(): Translate {
  const locale = readerLocale();
  const known = translators.get(locale);
  if (known) return known;
  const made = speakIn(locale);
  translators.set(locale, made);
  return made;
}

/** The texts of a language; English is part of the program, the others are read when somebody first needs them. */
function readTexts(language: Language): typeof en {
  if (language === 'en') return en;
  const folder = new URL(`../../../messages/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const readFile = (file: string) =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8'), (_key, text: unknown) =>
      typeof text === 'string' ? isolateArguments(text, language) : text,
    );
  const texts = files.map((file) => [moduleOf(file), readFile(file)] as const);
  return Object.fromEntries(texts) as typeof en;
}

/** "ownCard" of own-card.json. */
function moduleOf(file: string): string {
  return file.replace('.json', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
