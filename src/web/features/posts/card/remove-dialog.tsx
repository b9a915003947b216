import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import { DangerDialog } from '#web/ui/danger-dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { Post } from '../queries.ts';
import { useRemovePost } from '../use-change-post.ts';

export interface PostDialogProps {
  post: Post;
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks once more before a post goes for good. */
export function RemoveDialog({
  post,
  open,
  onClose,
  returnFocus,
  onRemoved,
}: PostDialogProps & { onRemoved?: () => void }) {
  const t = useTranslations('posts.remove');
  const { toast } = useToast();
  const remove = useRemovePost(post.id);
  function press() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t('done') });
        onClose();
        onRemoved?.();
      },
      onError: (error) => toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' }),
    });
  }
  return (
    <DangerDialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={t('title')}
      description={t('text', { likes: post.likesCount, comments: post.commentsCount })}
      closeLabel={t('keep')}
      confirm={t('confirm')}
      busy={remove.isPending}
      busyLabel={t('busy')}
      keep={t('keep')}
      onConfirm={press}
    />
  );
}
