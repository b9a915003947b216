import { useTranslations } from 'use-intl';
import { DangerDialog } from '#web/ui/danger-dialog.tsx';
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
    <DangerDialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={t('block.title', { name: person.fullName })}
      closeLabel={t('close')}
      confirm={t('block.confirm')}
      busy={busy}
      busyLabel={t('block.busy')}
      keep={t('cancel')}
      onConfirm={confirm}
    >
      <ul className="grid list-disc gap-1 ps-5 text-ink-2">
        <li>{t('block.ends')}</li>
        <li>{t('block.stays')}</li>
        <li>{t('block.quiet')}</li>
      </ul>
    </DangerDialog>
  );
}
