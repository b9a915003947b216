import { useTranslations } from 'use-intl';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BookmarkSimpleIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Post } from '../queries.ts';
import { useSave } from '../use-save.ts';

export interface SaveButtonProps {
  post: Pick<Post, 'id' | 'saved'>;
  /** Puts it into a lookbook, right after saving. */
  onCollect: () => void;
}

/** Keeps a post privately; nobody else sees it. */
export function SaveButton({ post, onCollect }: SaveButtonProps) {
  const t = useTranslations('posts.card');
  const { toast } = useToast();
  const save = useSave(post.id);
  function press() {
    const saving = !post.saved;
    save.mutate(saving, {
      onSuccess: () => {
        if (!saving) return;
        toast({
          title: t('saved'),
          description: t('savedText'),
          action: { label: t('addToLookbook'), onSelect: onCollect },
        });
      },
      onError: () => toast({ title: t('notSaved'), look: 'destructive' }),
    });
  }
  return (
    <IconButton label={t('save')} aria-pressed={post.saved} onClick={press}>
      <BookmarkSimpleIcon size={26} weight={post.saved ? 'fill' : 'regular'} aria-hidden />
    </IconButton>
  );
}
