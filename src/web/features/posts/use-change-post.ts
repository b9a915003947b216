import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import { changeCachedPost, dropCachedPost } from './cached-posts.ts';

export type PostChange = CallInput<'PATCH /api/posts/{postId}'>['body'];

/** Changes one's own post; what `why` it is shown for stays as the feed said it. */
export function useChangePost(postId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PostChange) => browserApi('PATCH /api/posts/{postId}', { params: { postId }, body }),
    onSuccess: (post) => changeCachedPost(queries, postId, (cached) => ({ ...cached, ...post })),
  });
}

/** Lets people comment on one's own post, or no longer. */
export function useSwitchComments(postId: number) {
  const t = useTranslations('posts.menu');
  const { toast } = useToast();
  const change = useChangePost(postId);
  // The menu that asks for it has closed by the time it is done.
  return async (off: boolean) => {
    try {
      await change.mutateAsync({ commentsOff: off });
      toast({ title: t(off ? 'nowOff' : 'nowOn') });
    } catch (error) {
      toast({ title: t('notChanged'), description: sentenceOf(error), look: 'destructive' });
    }
  };
}

/** Deletes one's own post with everything under it. */
export function useRemovePost(postId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => browserApi('DELETE /api/posts/{postId}', { params: { postId } }),
    onSuccess: () => dropCachedPost(queries, postId),
  });
}
