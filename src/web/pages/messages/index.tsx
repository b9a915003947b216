import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { guestThreadsQuery } from '#web/features/messaging/guest/queries.ts';
import { threadsQuery } from '#web/features/messaging/queries.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Beside the list, before a thread is chosen. Where there is none to choose, the list says so alone. */
export default function NoThread() {
  const t = useTranslations('messaging');
  const [search] = useSearchParams();
  const show = search.get('show');
  const { data: ofMembers } = useInfiniteQuery(threadsQuery(browserApi, show === 'requests' ? show : 'open'));
  const { data: ofGuests } = useInfiniteQuery(guestThreadsQuery(browserApi));
  const threads = show === 'guests' ? ofGuests : ofMembers;
  if (!threads?.pages.some(({ items }) => items.length > 0)) return null;
  return (
    <div className="flex h-full items-center justify-center">
      <EmptyState title={t('chooseTitle')}>{t('chooseText')}</EmptyState>
    </div>
  );
}
