import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { MessageOnWire, ThreadOnWire } from '#modules/messaging/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { loadMore } from '#web/ui/load-more.ts';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { ByDays } from './by-days.tsx';
import { MessageBubble, type MenuOfMessage } from './message-bubble.tsx';
import { messagesQuery } from './queries.ts';

export interface MessageLogProps {
  thread: ThreadOnWire;
  userId: number;
  zone: string;
  now: number;
  menuOf: MenuOfMessage;
  onRemove: (message: MessageOnWire) => void;
}

/** What was written, the latest at the bottom, where it also begins; what arrives is read out. */
export function MessageLog({ thread, userId, zone, now, menuOf, onRemove }: MessageLogProps) {
  const t = useTranslations('messaging');
  const list = useInfiniteQuery(messagesQuery(browserApi, thread.id));
  if (list.isPending) {
    return (
      <LoadingRegion label={t('loading')} className="grid grow content-end gap-3 py-4">
        <Skeleton className="h-11 w-1/2" />
        <Skeleton className="h-11 w-2/5 justify-self-end" />
      </LoadingRegion>
    );
  }
  if (list.error && !list.isFetchNextPageError) {
    return (
      <ErrorState
        title={t('failed')}
        retry={{ label: t('tryAgain'), onRetry: () => void list.refetch() }}
        className="grow"
      >
        {sentenceOf(list.error)}
      </ErrorState>
    );
  }
  const messages = list.data.pages.toReversed().flat();
  const lastOwn = messages.findLast((message) => message.senderId === userId && !message.deleted);
  return (
    // Reversed, so that it begins at its end and stays there while older messages come on top.
    <div
      role="log"
      aria-label={t('log', { name: thread.person.fullName })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
      tabIndex={0}
      className={classNames(
        'flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-3!',
        // What is cut off here goes on above: a line says so, the head's own where nothing lies between.
        (thread.booking || thread.state === 'request') && 'mt-3 border-t border-line',
      )}
    >
      <div className="grid gap-1.5 py-4">
        {list.isFetchNextPageError && <ErrorState title={t('failed')} />}
        {list.hasNextPage && (
          <Button look="plain" size="compact" className="justify-self-center" onClick={() => void loadMore(list)}>
            {list.isFetchNextPageError ? t('tryAgain') : t('older')}
          </Button>
        )}
        <ByDays
          messages={messages}
          zone={zone}
          now={now}
          bubbleOf={(message) => (
            <MessageBubble
              message={message}
              own={message.senderId === userId}
              zone={zone}
              seen={message.id === lastOwn?.id && thread.readUpTo >= message.id}
              menuOf={menuOf}
              onRemove={() => onRemove(message)}
            />
          )}
        />
      </div>
    </div>
  );
}
