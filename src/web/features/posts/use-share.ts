import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { handOn } from '#web/ui/hand-on.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Lookbook, Post } from './queries.ts';

/** Hands a post's address on and says what came of it. */
export function useShare() {
  const t = useTranslations('posts.card');
  const share = useShareAddress();
  return (post: Pick<Post, 'id' | 'user'>) => share(paths.post(post.id), t('shareTitle', { name: post.user.fullName }));
}

/** Hands a lookbook's address on and says what came of it. */
export function useShareLookbook() {
  const share = useShareAddress();
  return ({ id, name }: Pick<Lookbook, 'id' | 'name'>) => share(paths.lookbook(id), name);
}

function useShareAddress() {
  const t = useTranslations('posts.card');
  const { toast } = useToast();
  return async (path: string, title: string) => {
    const url = new URL(path, window.location.origin).href;
    const done = await handOn({ title, url });
    if (done === 'copied') toast({ title: t('copied') });
    if (done === 'refused')
      toast({ title: t('notCopied'), description: url.replace(/^https?:\/\//, ''), look: 'destructive' });
  };
}
