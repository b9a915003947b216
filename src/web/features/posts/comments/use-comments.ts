import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import { changeCachedPost } from '../cached-posts.ts';
import { commentsKey } from '../queries.ts';

/** Everything that can be done to the comments of a post; afterwards they are asked for anew. */
export function useComments(postId: number) {
  const t = useTranslations('comments');
  const { toast } = useToast();
  const queries = useQueryClient();
  // Others write meanwhile: only the server knows how many there are.
  const recount = async () => {
    const { commentsCount } = await browserApi('GET /api/posts/{postId}', { params: { postId } });
    changeCachedPost(queries, postId, (post) => ({ ...post, commentsCount }));
  };
  const refresh = () =>
    Promise.all([queries.invalidateQueries({ queryKey: [...commentsKey, postId] }), recount().catch(() => {})]);
  const onError = (error: unknown) =>
    toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' });

  const add = useMutation({
    mutationFn: ({ content, parentId }: { content: string; parentId?: number | undefined }) =>
      browserApi('POST /api/posts/{postId}/comments', {
        params: { postId },
        body: { content, ...(parentId !== undefined && { parentId }) },
      }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: number }) =>
      browserApi('DELETE /api/comments/{commentId}', { params: { commentId: id } }),
    onSuccess: refresh,
    onError,
  });
  const hide = useMutation({
    mutationFn: ({ id, hidden }: { id: number; hidden: boolean }) =>
      browserApi(hidden ? 'PUT /api/comments/{commentId}/hidden' : 'DELETE /api/comments/{commentId}/hidden', {
        params: { commentId: id },
      }),
    onSuccess: refresh,
    onError,
  });
  const pin = useMutation({
    mutationFn: ({ id, pinned }: { id: number; pinned: boolean }) =>
      browserApi(pinned ? 'PUT /api/comments/{commentId}/pinned' : 'DELETE /api/comments/{commentId}/pinned', {
        params: { commentId: id },
      }),
    onSuccess: refresh,
    onError,
  });
  return { add, remove, hide, pin };
}
