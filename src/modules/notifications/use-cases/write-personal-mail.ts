import { readerLocale } from '#kernel/language';
import { knownLocale } from '#kernel/wished-locale';
import type { App } from '#platform/app';
import { speak, translator, type Translate } from '#platform/messages';
import type { WrittenMail } from '../rules/index.ts';

/** Whom a letter is for, as they were when it was queued. */
export interface LetterReader {
  readonly fullName: string;
  /** A language or a locale; letters that are older than languages lack it and are in English. */
  readonly language?: string;
}

/** What a mail to one person says, all of it in their language. */
export interface PersonalMail {
  /** The subject, too. */
  readonly title: string;
  /** What happened, in one sentence: under the greeting, and what mailboxes show beside the subject. */
  readonly line: string;
  readonly more?: readonly string[];
  /** Under the rest, quieter. */
  readonly notes?: readonly string[];
  /** What to press. `path` is one of this place, with its leading slash. */
  readonly action: { readonly label: string; readonly path: string };
}

/** Writes a mail to one person: `say` is asked in their language, and greeting and sender stand around what it answers. */
export function writePersonalMail(
  { config: { url } }: Pick<App, 'config'>,
  { fullName, language = 'en' }: LetterReader,
  say: (t: Translate) => PersonalMail,
): WrittenMail {
  return speak(knownLocale(language), () => {
    const t = translator();
    const { title, line, more = [], notes = [], action } = say(t);
    return {
      subject: title,
      content: {
        language: readerLocale(),
        title,
        preview: line,
        lines: [t('notifications.greeting', { name: fullName }), line, ...more],
        notes,
        actions: [{ label: action.label, href: `${url}${action.path}` }],
        footer: [t('notifications.sentBy', { url })],
      },
    };
  });
}
