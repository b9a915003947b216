import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The last word, on ink, right above the footer. */
export function Closing() {
  const t = useTranslations('landing');
  return (
    <section className="mt-section rests-below -mb-section ink-ground py-[clamp(4rem,10vw,9rem)]">
      <div className="page-gutter">
        <h2 className="type-display-xl">{t('closing.title')}</h2>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink href={paths.startNow} size="hero">
            {t('startNow')}
          </ButtonLink>
          <p>{t('closing.text')}</p>
        </div>
      </div>
    </section>
  );
}
