import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PayoutsOnWire } from '#modules/payouts/contract';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useKnowPayouts } from './use-know-payouts.ts';

/** What receipts say of value added tax. */
export function VatForm({ vat }: { vat: PayoutsOnWire['vat'] }) {
  const t = useTranslations('payouts.vat');
  const { toast } = useToast();
  const know = useKnowPayouts();
  const [number, setNumber] = useState(vat?.number ?? '');
  const [percent, setPercent] = useState(vat ? String(vat.percent) : '');
  const save = useMutation({
    mutationFn: (body: { number: string; percent: number | null }) => browserApi('PUT /api/payouts/vat', { body }),
    onSuccess: async (now) => {
      await know(now);
      toast({ title: t('saved') });
    },
  });
  const read = readPercent(percent);
  const [touched, setTouched] = useState(false);
  const fields = save.error instanceof ApiError ? (save.error.body.fields ?? {}) : {};
  const wrong = touched && read === undefined ? t('percentWrong') : fields['percent'];
  return (
    <PageSection id="vat" title={t('title')} text={t('text')}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTouched(true);
          if (read !== undefined) save.mutate({ number, percent: read });
        }}
      >
        {save.error && Object.keys(fields).length === 0 && (
          <Banner look="danger" role="alert" title={sentenceOf(save.error) ?? t('failed')} />
        )}
        <Field label={t('number')} optional={t('optional')} error={fields['number']}>
          <TextInput
            value={number}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setNumber(event.target.value)}
          />
        </Field>
        <Field label={t('percent')} optional={t('optional')} hint={t('percentHint')} error={wrong}>
          <TextInput
            value={percent}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setPercent(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" look="quiet" className="max-md:w-full" busy={save.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
    </PageSection>
  );
}

/** A percentage as people write it, with two decimals at most; null for none, undefined for what is no percentage. */
function readPercent(text: string): number | null | undefined {
  const plain = text.trim().replace('%', '').trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) && Number(plain) <= 100 ? Number(plain) : undefined;
}
