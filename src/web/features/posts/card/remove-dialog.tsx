import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
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
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      returnFocus={returnFocus}
      title={t('title')}
      description={t('text', { likes: post.likesCount, comments: post.commentsCount })}
      closeLabel={t('keep')}
      footer={
        <>
          <Button look="danger-filled" busy={remove.isPending} busyLabel={t('busy')} onClick={press}>
            {t('confirm')}
          </Button>
          <DialogClose asChild>
            <Button look="quiet">{t('keep')}</Button>
          </DialogClose>
        </>
      }
    />
  );
}
