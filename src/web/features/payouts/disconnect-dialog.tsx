import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { DangerDialog } from '#web/ui/danger-dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useKnowPayouts } from './use-know-payouts.ts';

export interface DisconnectDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Says what becomes of booked visits and their money before payouts are disconnected. */
export function DisconnectDialog({ open, onClose, returnFocus }: DisconnectDialogProps) {
  const t = useTranslations('payouts.disconnect');
  const { toast } = useToast();
  const know = useKnowPayouts();
  const disconnect = useMutation({
    mutationFn: () => browserApi('DELETE /api/payouts'),
    onSuccess: async (now) => {
      await know(now);
      toast({ title: t('done') });
      onClose();
    },
    onError: (error) => toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' }),
  });
  return (
    <DangerDialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={t('title')}
      description={t('text')}
      closeLabel={t('keep')}
      confirm={t('confirm')}
      busy={disconnect.isPending}
      busyLabel={t('busy')}
      keep={t('keep')}
      onConfirm={() => disconnect.mutate()}
    >
      <ul className="grid list-disc gap-2 ps-5">
        {(['booked', 'paying', 'back', 'account'] as const).map((fact) => (
          <li key={fact}>{t(fact)}</li>
        ))}
      </ul>
    </DangerDialog>
  );
}
