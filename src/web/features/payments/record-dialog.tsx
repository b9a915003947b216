import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { Way } from '#modules/bookings/rules';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { moneyKey, moneyQuery, type Money } from './queries.ts';
import { readMoney, typedMoney } from './read-amount.ts';

export interface RecordDialogProps {
  open: boolean;
  bookingId: number;
  /** Who paid. */
  name: string;
  /** Called once it is recorded, for what else shows it. */
  onRecorded?: (() => void) | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Records what was paid at the chair: how much of what is left, in which way, and a tip. */
export function RecordDialog(props: RecordDialogProps) {
  // What is left is asked for anew: it may have been paid here a moment ago.
  const { data: money, isFetchedAfterMount } = useQuery(moneyQuery(browserApi, props.bookingId));
  if (!money || !isFetchedAfterMount) return null;
  return <WithMoney key={money.version} {...props} money={money} />;
}

/** Cash first: it leaves no other trace. */
const ways = ['cash', 'card', 'transfer', 'other'] as const satisfies Way[];

function WithMoney({ open, money, name, onRecorded, onClose, returnFocus }: RecordDialogProps & { money: Money }) {
  const t = useTranslations('checkout.artist');
  const { toast } = useToast();
  const queries = useQueryClient();
  const { bookingId, currency, version, standing } = money;
  const [amount, setAmount] = useState(typedMoney(standing.left, currency));
  const [tip, setTip] = useState('');
  const [way, setWay] = useState<Way>('cash');
  const [tried, setTried] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  const tipField = useRef<HTMLInputElement>(null);
  const paid = readMoney(amount, currency);
  const tipped = tip.trim() === '' ? 0 : readMoney(tip, currency);
  const fits = paid !== undefined && paid <= standing.left && paid + (tipped ?? 0) > 0;
  const record = useMutation({
    mutationFn: () =>
      browserApi('POST /api/bookings/{bookingId}/paid-in-person', {
        params: { bookingId },
        body: { version, amount: paid!, tip: tipped!, way },
      }),
    onSuccess: (changed) => {
      toast({ title: t('recorded') });
      onClose();
      queries.setQueryData(moneyKey(bookingId), changed);
      onRecorded?.();
    },
    onError: (error) => {
      if (!isChanged(error)) return;
      toast({ title: sentenceOf(error) ?? t('failed'), look: 'destructive' });
      void queries.invalidateQueries({ queryKey: moneyKey(bookingId) });
    },
  });
  const send = () => {
    setTried(true);
    if (!fits) return amountField.current?.focus();
    if (tipped === undefined) return tipField.current?.focus();
    record.mutate();
  };
  const left = formatPrice(standing.left, currency);
  const refused = record.error instanceof ApiError ? record.error.body.fields : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={t('recordTitle')}
      description={t('recordText', { name, left })}
      closeLabel={t('close')}
      footer={
        <>
          <Button busy={record.isPending} busyLabel={t('busy')} onClick={send}>
            {t('record')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label={t('amount')}
          error={refused?.['amount'] ?? (tried && !fits ? t('amountWrong', { amount: left }) : undefined)}
          required
        >
          <TextInput
            ref={amountField}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <RadioCards
          legend={t('way')}
          name="way"
          paired
          options={ways.map((each) => ({ value: each, label: t(`ways.${each}`) }))}
          value={way}
          onChange={(chosen) => setWay(ways.find((each) => each === chosen)!)}
        />
        <Field
          label={t('tip')}
          optional={t('optional')}
          error={refused?.['tip'] ?? (tried && tipped === undefined ? t('tipWrong') : undefined)}
        >
          <TextInput
            ref={tipField}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={tip}
            onChange={(event) => setTip(event.target.value)}
          />
        </Field>
        {record.isError && !refused && <FieldError>{sentenceOf(record.error) ?? t('failed')}</FieldError>}
      </div>
    </Dialog>
  );
}

/** Whether the money changed since it was read: then it is read anew. */
function isChanged(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'marked_meanwhile';
}
