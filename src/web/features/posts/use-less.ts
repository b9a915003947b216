import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import { feedQuery, type Pages, type Post } from './queries.ts';

/** "Less of this": the post leaves Discover at once, and a notice says what else it lowers and offers the way back. */
export function useLess() {
  const t = useTranslations('posts.menu');
  const { toast } = useToast();
  const queries = useQueryClient();
  const { queryKey } = feedQuery(browserApi, 'discover');
  const fail = (error: unknown) =>
    toast({ title: t('notChanged'), description: sentenceOf(error), look: 'destructive' });
  const undo = useMutation({
    mutationFn: ({ id }: { id: number; before: Pages<Post> | undefined }) =>
      browserApi('DELETE /api/posts/{postId}/less', { params: { postId: id } }),
    onSuccess: (_told, { before }) => before && queries.setQueryData(queryKey, before),
    onError: fail,
  });
  const want = useMutation({
    mutationFn: (post: Post) => browserApi('PUT /api/posts/{postId}/less', { params: { postId: post.id } }),
    onSuccess: (_told, post) => {
      const before = queries.getQueryData<Pages<Post>>(queryKey);
      queries.setQueryData<Pages<Post>>(queryKey, (data) => data && without(data, post.id));
      toast({
        title: t('lessDone'),
        description: t('lessText', { name: post.user.fullName }),
        action: { label: t('lessUndo'), onSelect: () => undo.mutate({ id: post.id, before }) },
      });
    },
    onError: fail,
  });
  return want.mutate;
}

function without(data: Pages<Post>, postId: number): Pages<Post> {
  const pages = data.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== postId) }));
  return { ...data, pages };
}
