import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { postQuery, type Post } from './queries.ts';
import { useLookAddress } from './use-look-address.ts';

/** The post that the address asks to book after, once it is known; and the steps to open and close its sheet. */
export function useLook() {
  const { look, open, ...address } = useLookAddress();
  const cache = useQueryClient();
  const steps = {
    ...address,
    /** For a post that shows, which therefore need not come first; `at` is a free time of it, in epoch milliseconds. */
    open(post: Post, at?: EpochMs) {
      cache.setQueryData(postQuery(browserApi, post.id).queryKey, post);
      return open(post.id, at);
    },
  };
  const { data: post } = useQuery({ ...postQuery(browserApi, look?.postId ?? 0), enabled: look !== undefined });
  if (!look || !post) return { ...steps, look: undefined };
  const { id: postId, imageUrl, images, user, service } = post;
  const shown = { postId, imageUrl, alt: images[0]?.alt ?? '' };
  return { ...steps, look: { shown, artist: user, serviceId: service?.id, at: look.at } };
}
