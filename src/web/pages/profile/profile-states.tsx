import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** There is nobody here, or nobody who may be seen; then `sentence` says so. */
export function UnknownProfile({ sentence }: { sentence?: string | undefined }) {
  const t = useTranslations('profiles');
  return (
    <div className="page-gutter pb-section">
      <DeadEnd title={sentence ?? t('unknown')} text={sentence === undefined ? t('unknownText') : undefined}>
        <ButtonLink href={paths.explore}>{t('discover')}</ButtonLink>
      </DeadEnd>
    </div>
  );
}

export function ProfileLoading() {
  const t = useTranslations('profiles');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-6 page-gutter pt-10">
      <div className="flex gap-6">
        <Skeleton className="size-28 rounded-full" />
        <div className="grid grow content-start gap-3">
          <Skeleton className="h-12 max-w-96" />
          <Skeleton className="h-6 max-w-80" />
        </div>
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}

export function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('profiles');
  return (
    <div className="page-gutter py-section">
      <ErrorState title={t('failed')} retry={{ label: t('tryAgain'), onRetry: onRetry }} />
    </div>
  );
}

/** A tab whose content did not come. */
export function TabFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('profiles');
  return <ErrorState title={t('failed')} retry={{ label: t('tryAgain'), onRetry: onRetry }} />;
}
