import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Post } from './queries.ts';

/** Hands a post's address on: by the device's own sheet where it has one, else by copying it. */
export function useShare() {
  const t = useTranslations('posts.card');
  const { toast } = useToast();
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('copied') });
    } catch {
      toast({ title: t('notCopied'), description: url, look: 'destructive' });
    }
  }
  return async (post: Pick<Post, 'id' | 'user'>) => {
    const url = new URL(paths.post(post.id), window.location.origin).href;
    const data = { title: t('shareTitle', { name: post.user.fullName }), url };
    if (!navigator.canShare?.(data)) return copy(url);
    try {
      await navigator.share(data);
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as DOMException).name !== 'AbortError') await copy(url);
    }
  };
}
