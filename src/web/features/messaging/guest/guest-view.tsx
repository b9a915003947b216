import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GuestThreadOnWire } from '#modules/guest-messages/contract';
import { holdsTime, pathOfWork } from '#modules/bookings/rules';
import { formatTime } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Bubble } from '../bubble.tsx';
import { ByDays } from '../by-days.tsx';
import { Composer } from '../composer.tsx';
import { threadsKey } from '../queries.ts';
import { ThreadHead, VisitBar } from '../thread-head.tsx';
import { useArrivalFocus } from '../use-arrival-focus.ts';
import { whenLookedAt } from '../when-looked-at.ts';

export interface GuestViewProps {
  thread: GuestThreadOnWire;
  userId: number;
  zone: string;
  now: number;
  /** The "…" of the guest. */
  menu: ReactNode;
}

/** What a professional and a guest write: about which visit, what was written, where to write. */
export function GuestView({ thread, userId, zone, now, menu }: GuestViewProps) {
  const t = useTranslations('messaging');
  const { id, name, visit, notes, messages, mayWrite, whyNot } = thread;
  useReadMark(thread);
  return (
    <section
      ref={useArrivalFocus()}
      tabIndex={-1}
      aria-label={name}
      className="flex h-full min-h-0 flex-col outline-none"
    >
      <ThreadHead
        name={name}
        photo={null}
        line={t('guest.about')}
        href={paths.client(visit.id)}
        listHref={paths.messagesOf('guests')}
        menu={menu}
      />
      <VisitBar
        visit={{ ...visit, startsAt: visit.date }}
        toCome={holdsTime(visit.status) && now < Date.parse(visit.endsAt)}
        href={pathOfWork(visit.id)}
        now={now}
      />
      <div
        role="log"
        aria-label={t('log', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        tabIndex={0}
        className="mt-3 flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain border-t border-line -outline-offset-3!"
      >
        <div className="grid gap-1.5 py-4">
          {notes && <Bubble own={false} content={notes} time={t('guest.noted')} />}
          <ByDays
            messages={messages}
            zone={zone}
            now={now}
            bubbleOf={({ fromGuest, content, createdAt }) => (
              <Bubble
                own={!fromGuest}
                content={content}
                time={<time dateTime={createdAt}>{formatTime(Date.parse(createdAt), zone)}</time>}
              />
            )}
          />
          {mayWrite && <p className="pt-3 text-center type-small text-ink-3">{t('guest.mailed', { name })}</p>}
        </div>
      </div>
      {mayWrite ? (
        <Composer to={{ guestOf: id }} userId={userId} person={{ id: `guest-${id}`, fullName: name }} />
      ) : (
        <p role="status" className="border-t border-line py-4 text-ink-2">
          {whyNot}
        </p>
      )}
    </section>
  );
}

/** Marks the thread as read once it is looked at. */
function useReadMark({ id: bookingId, unreadCount }: GuestThreadOnWire): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (unreadCount === 0) return undefined;
    return whenLookedAt(() => {
      void browserApi('POST /api/guest-threads/{bookingId}/read', { params: { bookingId } })
        .then(() => queries.invalidateQueries({ queryKey: threadsKey }))
        // It is marked with the next message.
        .catch(() => {});
    });
  }, [queries, bookingId, unreadCount]);
}
