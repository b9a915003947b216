import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { pageGrounds, pageTypes } from '#modules/accounts/rules';
import { nameFont } from '#web/fonts/name-font.ts';
import { themeColours } from '#web/styles/theme-colours.ts';
import { PageSection } from '#web/ui/page-section.tsx';
import { ChoiceField } from './choice-field.tsx';
import { EditorialLetters, PageMood, typeStyles } from './page-mood.tsx';
import type { ProfileFields } from './profile-fields.ts';

const bothThemes = `linear-gradient(135deg, ${themeColours.light} 50%, ${themeColours.dark} 50%)`;

/** How a professional's page looks, with a piece of it beside the choice. */
export function MoodFields() {
  const t = useTranslations('settings.profile.mood');
  const { control } = useFormContext<ProfileFields>();
  const [fullName, profession, bio, pageType, pageGround] = useWatch({
    control,
    name: ['fullName', 'profession', 'bio', 'pageType', 'pageGround'],
  });
  return (
    <PageSection id="mood" title={t('title')} text={t('text')}>
      <EditorialLetters />
      <div className="grid gap-5">
        <ChoiceField
          name="pageType"
          legend={t('pageType')}
          abreast
          options={pageTypes.map((type) => ({
            value: type,
            label: (
              <span className="type-display-s" style={typeStyles[type]}>
                {t(`types.${type}`)}
              </span>
            ),
            detail: t(`typeTexts.${type}`),
          }))}
        />
        <ChoiceField
          name="pageGround"
          legend={t('pageGround')}
          paired
          options={pageGrounds.map((ground) => ({
            value: ground,
            label: t(`grounds.${ground}`),
            detail: t(`groundTexts.${ground}`),
            figure: (
              <PageMood
                mood={{ pageType: 'poster', pageGround: ground }}
                className="size-6 overflow-hidden rounded-full border border-line-strong"
              >
                {/* Light or dark, as whoever looks likes it. */}
                {ground === 'chalk' && <span className="block size-full" style={{ background: bothThemes }} />}
              </PageMood>
            ),
          }))}
        />
        <div>
          <p className="mb-2 type-small-strong">{t('sample')}</p>
          <PageMood mood={{ pageType, pageGround }} className="rounded-card border border-line p-5">
            <p className={`type-display-l ${nameFont(fullName)}`}>{fullName}</p>
            <p className="mt-2 text-ink-2">{profession}</p>
            <p dir="auto" className="mt-3 line-clamp-3 measure">
              {bio}
            </p>
          </PageMood>
        </div>
      </div>
    </PageSection>
  );
}
