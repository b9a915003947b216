import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { Money } from './queries.ts';

export interface Wished {
  readonly agreed?: boolean;
  readonly tip?: number;
}

export interface PayPanelProps {
  money: Money;
  /** The terms of the booking, in its exact dates. */
  terms: ReactNode;
  /** Whether its client has just agreed to them, so that nobody ticks the same twice. */
  agreed?: boolean;
  /** Until when the time is kept, in words. */
  keptUntil?: string | undefined;
  /** Something was paid a moment ago: what is left has time, and this is how it is paid. */
  later?: string | undefined;
  /** Why the last press led nowhere; of the tick beside it. */
  problem?: string | undefined;
  agreeProblem?: string | undefined;
  busy?: boolean;
  /** Where the form goes without a script. */
  action?: string;
  onPay?: ((wished: Wished) => void) | undefined;
}

/** What is due now, the terms, and the button that leads to the payment page. A plain form: it works without script. */
export function PayPanel(props: PayPanelProps) {
  const { money, terms, agreed, keptUntil, later, problem, agreeProblem, busy = false, action, onPay } = props;
  const t = useTranslations('checkout');
  const { payable, currency } = money;
  if (!payable) return null;
  const deposit = payable.purpose === 'deposit';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPay?.({ agreed: new FormData(event.currentTarget).has('agreed') });
  };
  return (
    <form
      {...(onPay ? { method: 'dialog', onSubmit: submit } : { method: 'post', action })}
      noValidate
      className="grid gap-4"
    >
      {deposit && <div className="measure text-ink-2">{terms}</div>}
      {deposit && <Checkbox name="agreed" label={t('agree')} defaultChecked={agreed} error={agreeProblem} />}
      {later && <p className="measure text-ink-2">{later}</p>}
      {problem && <FieldError>{problem}</FieldError>}
      <div>
        <Button
          type="submit"
          name="intent"
          value="pay"
          look={later ? 'quiet' : 'action'}
          size={later ? 'default' : 'hero'}
          className="max-md:w-full"
          busy={busy}
          busyLabel={t('opening')}
        >
          {t('pay', { price: formatPrice(payable.amount, currency) })}
        </Button>
      </div>
      {keptUntil && <p className="type-small text-ink-2">{t('kept', { time: keptUntil })}</p>}
    </form>
  );
}
