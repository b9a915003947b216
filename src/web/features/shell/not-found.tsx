import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';

/** Nothing is at this address: said in the spec's words, or that it may have been removed, with two ways out. */
export function NotFound({ removed = false }: { removed?: boolean }) {
  const t = useTranslations('shell');
  return (
    <div className="page-gutter">
      <DeadEnd title={t('notFoundTitle')} text={t(removed ? 'removedText' : 'notFoundText')}>
        <ButtonLink href={paths.home}>{t('goHome')}</ButtonLink>
        <ButtonLink href={paths.explore} look="quiet">
          {t('discoverArtists')}
        </ButtonLink>
      </DeadEnd>
    </div>
  );
}
