import type { Language } from './language.ts';

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', ar: 'العربية' };
