import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageOf, languages, readerLocale } from '#kernel/language';
import { languageNames } from '#kernel/language-names';
import { paths } from '#web/paths.ts';
import { CircleHalfIcon, GlobeIcon } from '#web/ui/icons.ts';
// Not by way of the lazy parts: one that comes only when a submenu opens would take the open menu away meanwhile.
import { MenuChoice, MenuChoices, Submenu } from '#web/ui/menu-panel.tsx';
import { postChoice } from './post-choice.ts';
import { themeOn, themes } from './themes.ts';

/** Language and theme, each a menu within the menu. */
export function LookSubmenus({ theme }: { theme: string | undefined }) {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  const back = `${pathname}${search}`;
  return (
    <>
      <Submenu label={t('language')} icon={<GlobeIcon size={20} />}>
        <MenuChoices
          value={languageOf(readerLocale())}
          onChoose={(language) => postChoice(paths.language, { back, language })}
        >
          {languages.map((language) => (
            <MenuChoice key={language} value={language} lang={language}>
              {languageNames[language]}
            </MenuChoice>
          ))}
        </MenuChoices>
      </Submenu>
      <Submenu label={t('theme')} icon={<CircleHalfIcon size={20} />}>
        <MenuChoices value={themeOn(theme)} onChoose={(chosen) => postChoice(paths.theme, { back, theme: chosen })}>
          {themes.map((name) => (
            <MenuChoice key={name} value={name}>
              {t(`theme_${name}`)}
            </MenuChoice>
          ))}
        </MenuChoices>
      </Submenu>
    </>
  );
}
