import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserApi } from '#web/api/browser.ts';
import { onLive } from '#web/api/live.ts';
import { feedQuery, newerQuery, type FeedName } from '../queries.ts';

/**
 * How many posts there are above the one on top, asked when somebody comes back to the page and when the server tells of
 * new ones; and the step that brings them. Nothing moves before that.
 */
export function useNewer(feed: FeedName, topId: number | undefined) {
  const queries = useQueryClient();
  const counted = feed !== 'discover' && topId !== undefined;
  const query = newerQuery(browserApi, feed === 'following' ? feed : 'everyone', topId ?? 0);
  const { data: count = 0, refetch } = useQuery({ ...query, enabled: false });
  useEffect(() => {
    if (!counted) return;
    const ask = () => void (document.visibilityState === 'visible' && refetch());
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    const deafen = onLive(({ name }) => name === 'post.published' && ask());
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
      deafen();
    };
  }, [counted, refetch]);
  return {
    count: counted ? count : 0,
    bring: () => queries.resetQueries({ queryKey: feedQuery(browserApi, feed).queryKey }),
  };
}
