import { useTranslations } from 'use-intl';
import { languageOf, languages, readerLocale } from '#kernel/language';
import { languageNames } from '#kernel/language-names';
import { paths } from '#web/paths.ts';

/** Every language by its own name. A plain form, so that it works without script and brings the whole page anew. */
export function LanguageChoice({ here }: { here: string }) {
  const t = useTranslations('shell');
  const spoken = languageOf(readerLocale());
  return (
    <form method="post" action={paths.language} className="-mx-2.5 flex flex-wrap gap-x-1" aria-label={t('language')}>
      <input type="hidden" name="back" value={here} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === spoken}
          className="inline-flex min-h-11 items-center rounded-control px-2.5 type-small text-ink-2 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4"
        >
          {languageNames[language]}
        </button>
      ))}
    </form>
  );
}
