import { createTranslator } from 'use-intl/core';
import type { RefusalCode } from '#kernel/refusal';
import { en } from '#messages/en/index.ts';

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: typeof en;
    Locale: 'en';
  }
}

// A refusal without words does not compile.
en.refusal satisfies Record<RefusalCode, string>;

const english = createTranslator({ locale: 'en', messages: en, timeZone: 'UTC' });

/** Translates a key of `messages/`; English until a second language exists. */
export type Translate = typeof english;

export function translator(_locale: string): Translate {
  return english;
}
