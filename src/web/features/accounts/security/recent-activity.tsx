import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { LongList } from '#web/ui/long-list.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { EventRow } from './event-row.tsx';
import { eventsQuery } from './queries.ts';

/** What happened to the person's account lately, the latest first. */
export function RecentActivity() {
  const t = useTranslations('security');
  const tEvents = useTranslations('securityEvents');
  const events = useSteady(useInfiniteQuery(eventsQuery(browserApi)));
  const now = useNow(events.dataUpdatedAt);
  const zone = useViewerZone() ?? 'UTC';
  return (
    <LongList
      label={tEvents('title')}
      query={events}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain'), more: tEvents('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={<p className="text-ink-3">{tEvents('none')}</p>}
      itemOf={(event) => <EventRow event={event} now={now} zone={zone} />}
      className="divide-y divide-line"
    />
  );
}
