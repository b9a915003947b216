import { useTranslations } from 'use-intl';
import type { FrontPageOnWire } from '#modules/admin/contract';
import { Story, ToldStory } from '#web/widgets/story.tsx';

/** What people say: whom the operator quotes, else two samples beside the work they are about. */
export function Stories({ told }: { told: FrontPageOnWire['stories'] }) {
  const t = useTranslations('landing.stories');
  return (
    <section aria-labelledby="stories" className="mt-section rests-below page-gutter">
      <h2 id="stories" className="type-display-l">
        {t('title')}
      </h2>
      <div className="mt-8 grid gap-12 md:gap-16">
        {told.map((story, index) => (
          <ToldStory key={index} {...story} />
        ))}
        {told.length === 0 && (
          <>
            <Story of="adaeze" />
            <Story of="jun" turned />
          </>
        )}
      </div>
    </section>
  );
}
