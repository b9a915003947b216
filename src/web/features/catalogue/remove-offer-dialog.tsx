import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import type { OfferOnWire } from '#modules/catalogue/contract';
import { DangerDialog } from '#web/ui/danger-dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useOfferChanges } from './use-offer-changes.ts';

export interface RemoveOfferDialogProps {
  offer: OfferOnWire;
  open: boolean;
  onClose: () => void;
}

/** Asks once more before an offer goes: how often it was used goes with it, so it cannot be brought back as it was. */
export function RemoveOfferDialog({ offer, open, onClose }: RemoveOfferDialogProps) {
  const t = useTranslations('catalogue.offers');
  const { remove } = useOfferChanges();
  const { toast } = useToast();
  function press() {
    remove.mutate(offer.id, {
      onSuccess: () => {
        toast({ title: t('removed', { name: offer.title }) });
        onClose();
      },
      onError: (error) => toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' }),
    });
  }
  return (
    <DangerDialog
      open={open}
      onClose={onClose}
      title={t('removeTitle', { name: offer.title })}
      description={t('removeText')}
      closeLabel={t('keep')}
      confirm={t('remove')}
      busy={remove.isPending}
      busyLabel={t('removing')}
      keep={t('keep')}
      onConfirm={press}
    />
  );
}
