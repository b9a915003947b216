import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageOnWire, ThreadOnWire } from '#modules/messaging/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import { Composer } from './composer.tsx';
import type { MenuOfMessage } from './message-bubble.tsx';
import { MessageLog } from './message-log.tsx';
import { threadsKey } from './queries.ts';
import { RequestBanner } from './request-banner.tsx';
import { PersonHead, SharedBookingBar } from './thread-head.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useReadMark } from './use-read-mark.ts';

export interface ThreadViewProps {
  thread: ThreadOnWire;
  /** Whom one blocked is not answered. */
  blocked: boolean;
  userId: number;
  zone: string;
  now: number;
  /** The "…" of the person. */
  menu: ReactNode;
  menuOf: MenuOfMessage;
}

/** One thread: who, what the two share, what was written, where to write. */
export function ThreadView({ thread, blocked, userId, zone, now, menu, menuOf }: ThreadViewProps) {
  const t = useTranslations('messaging');
  const queries = useQueryClient();
  const { toast } = useToast();
  const mark = useReadMark(thread);
  useEffect(mark, [mark]);
  const section = useArrivalFocus();
  const remove = useMutation({
    mutationFn: (message: MessageOnWire) =>
      browserApi('DELETE /api/messages/{messageId}', { params: { messageId: message.id } }),
    onError: (error) => toast({ title: t('notTakenBack'), description: sentenceOf(error), look: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: threadsKey }),
  });
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={thread.person.fullName}
      className="flex h-full min-h-0 flex-col outline-none"
    >
      <PersonHead person={thread.person} gone={thread.gone} menu={menu} />
      {thread.booking && <SharedBookingBar booking={thread.booking} userId={userId} now={now} />}
      {thread.state === 'request' && !blocked && <RequestBanner thread={thread} />}
      {thread.state === 'requested' && (
        <p className="mt-3 type-small text-ink-2">{t('requested', { name: thread.person.fullName })}</p>
      )}
      <MessageLog
        thread={thread}
        userId={userId}
        zone={zone}
        now={now}
        menuOf={menuOf}
        onRemove={(message) => remove.mutate(message)}
      />
      {thread.mayWrite ? (
        <Composer to={{ threadId: thread.id }} userId={userId} person={thread.person} />
      ) : (
        <p role="status" className="border-t border-line py-4 text-ink-2">
          {thread.whyNot}
        </p>
      )}
    </section>
  );
}
