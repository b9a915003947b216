import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import type { OfferOnWire } from '#modules/catalogue/contract';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
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
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      title={t('removeTitle', { name: offer.title })}
      description={t('removeText')}
      closeLabel={t('keep')}
      footer={
        <>
          <Button look="danger-filled" busy={remove.isPending} onClick={press}>
            {t('remove')}
          </Button>
          <DialogClose asChild>
            <Button look="quiet">{t('keep')}</Button>
          </DialogClose>
        </>
      }
    />
  );
}
