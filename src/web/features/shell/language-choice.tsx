import { useTranslations } from 'use-intl';
import { languageOf, languages, readerLocale } from '#kernel/language';
import { languageNames } from '#kernel/language-names';
import { paths } from '#web/paths.ts';
import { ChoiceForm } from './choice-form.tsx';

const choices = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }));

/** Every language by its own name. */
export function LanguageChoice({ here }: { here: string }) {
  const t = useTranslations('shell');
  const current = languageOf(readerLocale());
  return (
    <ChoiceForm
      label={t('language')}
      action={paths.language}
      name="language"
      here={here}
      current={current}
      choices={choices}
    />
  );
}
