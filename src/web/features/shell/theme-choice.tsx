import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ChoiceForm, type ChoiceFormProps } from './choice-form.tsx';
import { themeOn, themes } from './themes.ts';

export interface ThemeChoiceProps extends Pick<ChoiceFormProps, 'here' | 'look'> {
  theme: string | undefined;
}

/** Light, dark or as the device has it. */
export function ThemeChoice({ theme, here, look }: ThemeChoiceProps) {
  const t = useTranslations('shell');
  return (
    <ChoiceForm
      action={paths.theme}
      name="theme"
      label={t('theme')}
      choices={themes.map((name) => ({ value: name, label: t(`theme_${name}`) }))}
      chosen={themeOn(theme)}
      here={here}
      look={look}
    />
  );
}
