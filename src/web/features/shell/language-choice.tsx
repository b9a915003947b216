import { useTranslations } from 'use-intl';
import { languageOf, languages, readerLocale } from '#kernel/language';
import { languageNames } from '#kernel/language-names';
import { paths } from '#web/paths.ts';
import { ChoiceForm, type ChoiceFormProps } from './choice-form.tsx';

const choices = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }));

/** Every language by its own name. */
export function LanguageChoice({ here, look }: Pick<ChoiceFormProps, 'here' | 'look'>) {
  const t = useTranslations('shell');
  return (
    <ChoiceForm
      action={paths.language}
      name="language"
      label={t('language')}
      choices={choices}
      chosen={languageOf(readerLocale())}
      here={here}
      look={look}
    />
  );
}
