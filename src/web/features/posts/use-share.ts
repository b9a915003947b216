import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { handOn } from '#web/ui/hand-on.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Post } from './queries.ts';

/** Hands a post's address on and says what came of it. */
export function useShare() {
  const t = useTranslations('posts.card');
  const { toast } = useToast();
  return async (post: Pick<Post, 'id' | 'user'>) => {
    const url = new URL(paths.post(post.id), window.location.origin).href;
    const done = await handOn({ title: t('shareTitle', { name: post.user.fullName }), url });
    if (done === 'copied') toast({ title: t('copied') });
    if (done === 'refused')
      toast({ title: t('notCopied'), description: url.replace(/^https?:\/\//, ''), look: 'destructive' });
  };
}
