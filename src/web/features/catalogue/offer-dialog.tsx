import { useId, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferOnWire, ServiceOnWire } from '#modules/catalogue/contract';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { useToast } from '#web/ui/toast.tsx';
import { OfferFields } from './offer-fields.tsx';
import { readPrice } from './price-text.ts';
import { useOfferChanges, type WishedOffer } from './use-offer-changes.ts';

export interface OfferDialogProps {
  open: boolean;
  onClose: () => void;
  /** The one that changes; undefined for a new one. */
  offer: OfferOnWire | undefined;
  services: readonly ServiceOnWire[];
}

/** Everything of an offer; what was typed stays when it is refused. */
export function OfferDialog({ open, onClose, offer, services }: OfferDialogProps) {
  const t = useTranslations('catalogue.offers');
  const general = useTranslations('catalogue');
  const form = useId();
  const { save } = useOfferChanges();
  const { toast } = useToast();
  const [valueWrong, setValueWrong] = useState(false);
  const [codeMissing, setCodeMissing] = useState(false);
  const currency = offer?.currency ?? services[0]?.currency ?? 'USD';
  const refused = save.error instanceof ApiError ? (save.error.body.fields ?? {}) : {};
  const { percent, amount, ...others } = refused;
  const value = valueWrong ? t('valueWrong') : (percent ?? amount);
  const errors: Record<string, string> = {
    ...others,
    ...(value !== undefined && { value }),
    ...(codeMissing && { code: t('codeMissing') }),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const wish = readOffer(new FormData(fields), currency);
    const uncoded = wish !== undefined && !wish.listed && wish.code === null;
    setValueWrong(wish === undefined);
    setCodeMissing(uncoded);
    if (!wish || uncoded) return focusFirstInvalid(fields);
    save.mutate(
      { id: offer?.id, wish },
      {
        onSuccess: () => {
          toast({ title: t('saved', { name: wish.title }) });
          onClose();
        },
        onError: () => focusFirstInvalid(fields),
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={offer ? t('editTitle', { name: offer.title }) : t('addTitle')}
      closeLabel={general('close')}
      footer={
        <>
          <Button type="submit" form={form} busy={save.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          <DialogClose asChild>
            <Button look="quiet">{general('cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        {save.isError && Object.keys(refused).length === 0 && (
          <ErrorState title={sentenceOf(save.error) ?? t('failed')} />
        )}
        <OfferFields offer={offer} services={services} currency={currency} errors={errors} />
      </form>
    </Dialog>
  );
}

/** The offer as typed; undefined when how much it takes off is no number. */
function readOffer(form: FormData, currency: string): WishedOffer | undefined {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const byAmount = text('how') === 'amount';
  const read = byAmount ? readPrice(text('value'), currency) : { price: Number(text('value').replace('%', '')) };
  if ('problem' in read || !Number.isInteger(read.price) || read.price < 1) return undefined;
  return {
    title: text('title'),
    description: text('description') || null,
    ...(byAmount ? { amount: read.price, currency } : { percent: read.price }),
    code: text('code') || null,
    listed: !form.has('unlisted'),
    weekdays: form.getAll('weekday').map(Number),
    startsOn: text('startsOn') || null,
    endsOn: text('endsOn') || null,
    maxUses: text('maxUses') === '' ? null : Number(text('maxUses')),
    serviceIds: form.getAll('service').map(Number),
    published: form.has('published'),
  };
}
