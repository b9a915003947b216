import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useLess } from '../use-less.ts';
import type { PostDialogProps } from '../card/remove-dialog.tsx';

/** Why Discover shows this post: the two terms of the formula that weigh most, and what it never looks at. */
export function WhyDialog({ post, open, onClose, returnFocus }: PostDialogProps) {
  const t = useTranslations('posts.why');
  const wantLess = useLess();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            look="quiet"
            onClick={() => {
              onClose();
              wantLess(post);
            }}
          >
            {t('less')}
          </Button>
          <ButtonLink href={paths.feed('everyone')} look="quiet" onClick={onClose}>
            {t('newestFirst')}
          </ButtonLink>
        </>
      }
    >
      <ul className="grid list-disc gap-2 ps-5">
        {post.why?.map(({ term, sentence }) => (
          <li key={term}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2">{t('never')}</p>
      <p className="mt-2 text-ink-2">{t('lessText', { name: post.user.fullName })}</p>
    </Dialog>
  );
}
