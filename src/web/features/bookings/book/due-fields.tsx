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
  /** Whether it can be booked to come again, which is paid otherwise. */
  series: boolean;
  /** It was ticked before. */
  agreed?: boolean;
  /** It was not ticked. */
  error?: string | undefined;
}

/** What is paid now and what later, on which terms, and a tick for them; nothing where nothing can ever be charged. */
export function DueFields({ due, currency, policy, series, agreed, error }: DueFieldsProps) {
  const t = useTranslations('bookings.book');
  if (!due.asks) return null;
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      {due.now > 0 && (
        <dl className="mb-3 grid gap-1 border-b border-line pb-3">
          <Amount label={t('total')} amount={formatPrice(due.now + due.later, currency)} />
          <Amount label={t('dueNow')} amount={formatPrice(due.now, currency)} />
          {due.later > 0 && <Amount label={t('dueLater')} amount={formatPrice(due.later, currency)} />}
        </dl>
      )}
      <p className="type-small">{policy}</p>
      {series && due.now > 0 && <p className="mt-1 type-small text-ink-2">{t('seriesInPerson')}</p>}
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
