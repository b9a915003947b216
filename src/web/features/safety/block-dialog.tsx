import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useBar, type Other } from './use-bar.ts';

export interface BlockDialogProps {
  open: boolean;
  person: Other;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks before somebody is blocked, and says what that ends. */
export function BlockDialog({ open, person, onClose, returnFocus }: BlockDialogProps) {
  const t = useTranslations('safety');
  const { setBar, busy } = useBar();
  const confirm = () => setBar({ bar: 'block', on: true, person }, { onSuccess: onClose });
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      returnFocus={returnFocus}
      title={t('block.title', { name: person.fullName })}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="danger-filled" busy={busy} busyLabel={t('block.busy')} onClick={confirm}>
            {t('block.confirm')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 pl-5 text-ink-2">
        <li>{t('block.ends')}</li>
        <li>{t('block.stays')}</li>
        <li>{t('block.quiet')}</li>
      </ul>
    </Dialog>
  );
}
