import { useTranslations } from 'use-intl';
import { Line } from '#web/line/line.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** Nothing is at this address: said in the spec's words, or that it may have been removed, with two ways out. */
export function NotFound({ removed = false }: { removed?: boolean }) {
  const t = useTranslations('shell');
  return (
    <div className="page-gutter">
      <PageHead title={t('notFoundTitle')} subtitle={t(removed ? 'removedText' : 'notFoundText')} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home}>{t('goHome')}</ButtonLink>
        <ButtonLink href={paths.explore} look="quiet">
          {t('discoverArtists')}
        </ButtonLink>
      </div>
      <Line name="empty" className="mt-12 max-w-80" />
    </div>
  );
}
