import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** A page that could not be shown: what happened, and the same address once more. */
export function Broken({ here, sentence }: { here: string; sentence?: string | undefined }) {
  const t = useTranslations('shell');
  return (
    <div className="page-gutter" role="alert">
      <PageHead title={t('brokenTitle')} subtitle={sentence ?? t('brokenText')} />
      <ButtonLink href={here}>{t('tryAgain')}</ButtonLink>
    </div>
  );
}
