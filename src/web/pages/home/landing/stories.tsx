import { useTranslations } from 'use-intl';
import { Story } from '#web/widgets/story.tsx';

/** Two stories, wide, with the work they are about. */
export function Stories() {
  const t = useTranslations('landing.stories');
  return (
    <section aria-labelledby="stories" className="mt-section rests-below page-gutter">
      <h2 id="stories" className="type-display-l">
        {t('title')}
      </h2>
      <div className="mt-8 grid gap-12 md:gap-16">
        <Story of="adaeze" />
        <Story of="jun" turned />
      </div>
    </section>
  );
}
