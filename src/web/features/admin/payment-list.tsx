import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatMoment, joinFacts } from '#kernel/visit-time';
import { paymentStates } from '#modules/admin/rules';
import { browserApi } from '#web/api/browser.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { AdminList } from './admin-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { PaymentRow } from './payment-row.tsx';
import { paymentsQuery, webhookFailuresQuery } from './queries.ts';
import { useAsking } from './use-asking.tsx';
import { NoneFound } from './none-found.tsx';
import { useFilters } from './use-filters.ts';

/** What clients paid over the provider, and what it told us that we could not act on. */
export function PaymentList({ now }: { now: number }) {
  const t = useTranslations('admin');
  const filters = useFilters(paymentStates);
  const { q, state } = filters;
  const found = useInfiniteQuery({ ...paymentsQuery(browserApi, { q, state }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t('sections.payments')} />
      <Failures now={now} />
      <FilterBar
        list="payments"
        filters={filters}
        label={t('payments.search')}
        states={paymentStates.map((value) => ({ value, label: t(`payments.states.${value}`) }))}
      />
      <AdminList
        label={t('sections.payments')}
        query={useSteady(found)}
        none={<NoneFound filters={filters} words={t('payments.none')} />}
        itemOf={(payment) => <PaymentRow payment={payment} now={now} />}
      />
    </>
  );
}

function Failures({ now }: { now: number }) {
  const t = useTranslations('admin');
  const { data: failures = [] } = useQuery(webhookFailuresQuery(browserApi));
  const { ask, dialog } = useAsking((eventId: string) => ({
    title: t('payments.dismiss.title'),
    text: t('payments.dismiss.text'),
    confirm: t('payments.dismiss.do'),
    danger: true,
    aboutNobody: true,
    act: ({ reason }) =>
      browserApi('POST /api/admin/webhook-failures/{eventId}/dismissal', { params: { eventId }, body: { reason } }),
    done: () => ({ title: t('action.dismiss_webhook') }),
  }));
  if (failures.length === 0) return null;
  return (
    <Banner look="danger" title={t('need.webhooks', { count: failures.length })} className="mb-6">
      <p>{t('payments.failures')}</p>
      <ul className="mt-2">
        {failures.map(({ id, type, failure, failedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 wrap-anywhere">
            {joinFacts([type, failure, formatMoment(Date.parse(failedAt), 'UTC', { now })])}
            <Button look="quiet" size="compact" onClick={(event) => ask(id, event)}>
              {t('payments.dismiss.do')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </Banner>
  );
}
