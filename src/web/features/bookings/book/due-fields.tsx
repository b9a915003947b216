import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Due } from './due.ts';

export interface DueFieldsProps {
  due: Due;
  currency: string;
  /** What cancelling costs. */
  policy: ReactNode;
  /** How many visits a series has, once its dates are shown. */
  visits?: number | undefined;
  /** It was ticked before. */
  agreed?: boolean;
  /** It was not ticked. */
  error?: string | undefined;
}

/** What is paid now and what later, on which terms, and a tick for them; nothing where nothing can ever be charged. */
export function DueFields({ due, currency, policy, visits = 1, agreed, error }: DueFieldsProps) {
  const t = useTranslations('bookings.book');
  if (!due.asks) return null;
  const total = (due.now + due.later) * visits;
  const later = total - due.now;
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      {due.now > 0 && (
        <dl className="mb-3 grid gap-1 border-b border-line pb-3">
          <Amount label={t('total')} amount={formatPrice(total, currency)} />
          <Amount label={t(visits > 1 ? 'dueNowFirst' : 'dueNow')} amount={formatPrice(due.now, currency)} />
          {later > 0 && (
            <Amount label={t(visits > 1 ? 'dueAtVisits' : 'dueLater')} amount={formatPrice(later, currency)} />
          )}
        </dl>
      )}
      <p className="type-small">{policy}</p>
      <Checkbox
        id="agreed"
        name="agreed"
        value="yes"
        required
        defaultChecked={agreed}
        label={t('agree')}
        error={error}
      />
    </div>
  );
}

function Amount({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="type-small text-ink-2">{label}</dt>
      <dd className="text-end type-figure">{amount}</dd>
    </div>
  );
}
