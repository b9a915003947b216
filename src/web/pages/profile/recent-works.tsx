import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PublicUser } from '#modules/profiles/contract';
import type { PostOnWire } from '#modules/posts/contract';
import { browserApi } from '#web/api/browser.ts';
import { worksQuery } from '#web/features/profiles/queries.ts';
import { WorksGrid } from '#web/features/profiles/works-grid.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What somebody posted, the newest first, page by page. */
export function RecentWorks({ person, own }: { person: Pick<PublicUser, 'id' | 'fullName'>; own: boolean }) {
  const t = useTranslations('profiles');
  const { data, isPending, isError, refetch } = useQuery(worksQuery(browserApi, person.id));
  const [further, setFurther] = useState<{ items: readonly PostOnWire[]; next: string | undefined }>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (isPending) return <Skeleton className="h-80" />;
  if (isError) {
    return <ErrorState title={t('worksFailed')} retry={{ label: t('tryAgain'), onRetry: () => void refetch() }} />;
  }
  if (data.items.length === 0) {
    return own ? (
      <EmptyState
        title={t('ownWorksNone')}
        action={<ButtonLink href={paths.create()}>{t('ownWorksEmpty')}</ButtonLink>}
      >
        {t('ownWorksEmptyText')}
      </EmptyState>
    ) : (
      <EmptyState title={t('worksEmpty', { name: person.fullName })} />
    );
  }
  const { next } = further ?? data;
  const more = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const query = { limit: 30, cursor: next };
      const page = await browserApi.page('GET /api/users/{userId}/posts', { params: { userId: person.id }, query });
      setFurther({ items: [...(further?.items ?? []), ...page.items], next: page.next });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-6">
      <WorksGrid works={[...data.items, ...(further?.items ?? [])]} name={person.fullName} inSight />
      {failed && <ErrorState title={t('worksFailed')} />}
      {next !== undefined && (
        <Button look="quiet" className="justify-self-center" busy={busy} onClick={() => void more()}>
          {failed ? t('tryAgain') : t('worksMore')}
        </Button>
      )}
    </div>
  );
}
