import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';

/** What a link that opens no visit shows. */
export function UnknownVisit() {
  const t = useTranslations('visit');
  return (
    <div className="page-gutter">
      <DeadEnd title={t('unknownTitle')} text={t('unknownText')}>
        <ButtonLink href={paths.explore}>{t('discover')}</ButtonLink>
      </DeadEnd>
    </div>
  );
}
