import { useTranslations } from 'use-intl';
import { Line } from '#web/line/line.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** What a link that opens no visit shows. */
export function UnknownVisit() {
  const t = useTranslations('visit');
  return (
    <div className="page-gutter">
      <PageHead title={t('unknownTitle')} subtitle={t('unknownText')} />
      <ButtonLink href={paths.explore}>{t('discover')}</ButtonLink>
      <Line name="empty" className="mt-12 max-w-80" />
    </div>
  );
}
