import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import type { Booking } from '#web/features/bookings/queries.ts';
import { hrefToWrite } from '#web/features/bookings/visit-of.ts';
import { guestThreadsQuery } from '#web/features/messaging/guest/queries.ts';
import { threadsQuery } from '#web/features/messaging/queries.ts';
import { Link } from '#web/ui/link.tsx';

/** What a client wrote and its professional has not read yet, where they decide about the visit. */
export function WaitingMessage({ booking }: { booking: Booking }) {
  const t = useTranslations('bookings.artist');
  const { data: people } = useInfiniteQuery(threadsQuery(browserApi, 'open'));
  const { data: guests } = useInfiniteQuery(guestThreadsQuery(browserApi));
  const { id, client } = booking;
  const thread = client
    ? people?.pages.flatMap(({ items }) => items).find(({ person }) => person.id === client.id)
    : guests?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  const href = hrefToWrite(booking);
  if (!thread || !href || thread.unreadCount === 0) return null;
  return (
    <p className="text-ink measure">
      {t('newMessage')} {t('quoted', { notes: thread.last.content || t('picture') })}{' '}
      <Link href={href} className="hit-44 link">
        {t('answer')}
      </Link>
    </p>
  );
}
