import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { moneyKey, type Money } from './queries.ts';
import { readAmount } from './read-amount.ts';

export interface GiveBackDialogProps {
  open: boolean;
  money: Money;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Gives a client money back by hand: how much, and why. */
export function GiveBackDialog({ open, money, onClose, returnFocus }: GiveBackDialogProps) {
  const t = useTranslations('checkout.artist');
  const { toast } = useToast();
  const queries = useQueryClient();
  const { bookingId, currency, returnable } = money;
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const wished = readAmount(amount, currency);
  const fits = wished !== undefined && wished > 0 && wished <= returnable;
  const give = useMutation({
    mutationFn: () =>
      browserApi('POST /api/bookings/{bookingId}/refunds', {
        params: { bookingId },
        body: { amount: wished!, expectedReturnable: returnable, reason },
      }),
    onSuccess: (changed) => {
      queries.setQueryData(moneyKey(bookingId), changed);
      toast({ title: t('done') });
      onClose();
    },
    // What they looked at may stand otherwise by now: whoever opens this again sees it.
    onError: () => queries.invalidateQueries({ queryKey: moneyKey(bookingId) }),
  });
  const send = () => {
    setTried(true);
    if (!fits) return amountField.current?.focus();
    if (!reason.trim()) return reasonField.current?.focus();
    give.mutate();
  };
  const most = formatPrice(returnable, currency);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={t('giveTitle')}
      description={t('giveText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="danger-filled" busy={give.isPending} busyLabel={t('busy')} onClick={send}>
            {t('confirm')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label={t('amount')}
          hint={t('upTo', { amount: most })}
          error={tried && !fits ? t('amountWrong', { amount: most }) : undefined}
          required
        >
          <TextInput
            ref={amountField}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          error={tried && !reason.trim() ? t('reasonMissing') : undefined}
          required
        >
          <TextArea
            ref={reasonField}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {give.isError && <FieldError>{sentenceOf(give.error) ?? t('failed')}</FieldError>}
      </div>
    </Dialog>
  );
}
