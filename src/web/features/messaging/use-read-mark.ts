import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ThreadOnWire } from '#modules/messaging/contract';
import { browserApi } from '#web/api/browser.ts';
import { messagesQuery, threadsKey } from './queries.ts';
import { whenLookedAt } from './when-looked-at.ts';

/** Marks a thread as read up to its latest message, once it is in sight: at once, or when the window is looked at again. */
export function useReadMark({ id: threadId, unreadCount }: ThreadOnWire): () => (() => void) | undefined {
  const queries = useQueryClient();
  const { data } = useInfiniteQuery(messagesQuery(browserApi, threadId));
  const latest = data?.pages[0]?.at(-1)?.id;
  return useCallback(() => {
    if (latest === undefined || unreadCount === 0) return undefined;
    return whenLookedAt(() => {
      void browserApi('POST /api/threads/{threadId}/read', { params: { threadId }, body: { messageId: latest } })
        .then(() => queries.invalidateQueries({ queryKey: threadsKey }))
        // It is marked with the next message.
        .catch(() => {});
    });
  }, [queries, threadId, latest, unreadCount]);
}
