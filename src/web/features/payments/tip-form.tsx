import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Wished } from './pay-panel.tsx';
import type { Money } from './queries.ts';
import { readAmount } from './read-amount.ts';
import { tipsGiven } from './board-rows.ts';

export interface TipFormProps {
  money: Money;
  /** Who gets it. */
  name: string;
  problem?: string | undefined;
  /** The other amount that was refused, as it was typed. */
  typed?: string | undefined;
  busy?: boolean;
  action?: string;
  onPay?: ((wished: Wished) => void) | undefined;
}

/** The tip that a form asks for: what was typed counts before what was chosen. `undefined`: none was said. */
export function tipIn(form: FormData, currency: string): number | 'wrong' | undefined {
  const [own, chosen] = [String(form.get('own') ?? '').trim(), String(form.get('tip') ?? '')];
  if (own !== '') return readAmount(own, currency) ?? 'wrong';
  return /^\d{1,9}$/.test(chosen) ? Number(chosen) : undefined;
}

/** A tip after the visit: amounts to choose from, none of them chosen before, or another one. */
export function TipForm({ money, name, problem, typed, busy = false, action, onPay }: TipFormProps) {
  const t = useTranslations('checkout.tip');
  const opening = useTranslations('checkout');
  const [wrong, setWrong] = useState<string>();
  const { tip, currency } = money;
  if (!tip) return null;
  const range = { least: formatPrice(tip.least, currency), most: formatPrice(tip.most, currency) };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = tipIn(new FormData(event.currentTarget), currency);
    if (amount === undefined) return setWrong(t('choose'));
    if (amount === 'wrong' || amount < tip.least || amount > tip.most) return setWrong(t('range', range));
    setWrong(undefined);
    onPay?.({ tip: amount });
  };
  const form = (
    <form
      {...(onPay ? { method: 'dialog', onSubmit: submit } : { method: 'post', action })}
      noValidate
      className="grid gap-4"
    >
      {tip.offered.length > 0 && (
        <RadioCards
          legend={t('amounts')}
          name="tip"
          abreast
          options={tip.offered.map((amount) => ({ value: String(amount), label: formatPrice(amount, currency) }))}
        />
      )}
      <Field label={t('own', { currency })} hint={t('range', range)} error={wrong ?? problem}>
        <TextInput name="own" inputMode="decimal" autoComplete="off" maxLength={12} defaultValue={typed} />
      </Field>
      <div>
        <Button
          type="submit"
          name="intent"
          value="tip"
          look="quiet"
          className="max-md:w-full"
          busy={busy}
          busyLabel={opening('opening')}
        >
          {t('give')}
        </Button>
      </div>
    </form>
  );
  // A client who has given one is not asked again: they open it.
  if (tipsGiven(money.lines) > 0) {
    return (
      <Disclosure summary={t('again')} open={problem !== undefined} wide>
        {form}
      </Disclosure>
    );
  }
  return (
    <section aria-labelledby="tip">
      <h2 id="tip" className="type-display-s">
        {t('title', { name })}
      </h2>
      <p className="mt-1.5 mb-4 text-ink-2 measure">{t('text', { name })}</p>
      {form}
    </section>
  );
}
