import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useLeaving } from '#web/ui/use-leaving.ts';
import { planInvoicesQuery } from './queries.ts';

/** One's bills, and the way to the page with one's card. */
export function PlanInvoices({ paid, dateOf }: { paid: boolean; dateOf: (instant: string) => string }) {
  const t = useTranslations('plan.settings');
  const { data: invoices, isError, refetch } = useQuery(planInvoicesQuery(browserApi));
  return (
    <div className="mt-14">
      <PageSection
        id="invoices"
        title={t('invoices')}
        {...((paid || invoices?.length) && { text: t('portalText'), action: <PortalButton /> })}
      >
        {isError ? (
          <ErrorState title={t('invoicesFailed')} retry={{ label: t('tryAgain'), onRetry: () => void refetch() }} />
        ) : !invoices ? (
          <Skeleton className="h-14" />
        ) : invoices.length === 0 ? (
          <p className="text-ink-2">{t('noInvoices')}</p>
        ) : (
          <PriceBoard>
            {invoices.map(({ id, date, status, total, currency, url, number }) => (
              <PriceRow
                key={id}
                name={url ? <InvoiceLink url={url} name={dateOf(date)} /> : dateOf(date)}
                detail={number}
                minutes={t(`status.${status}`)}
                price={formatPrice(total, currency)}
              />
            ))}
          </PriceBoard>
        )}
      </PageSection>
    </div>
  );
}

function InvoiceLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} className="link inline-flex min-h-11 items-center">
      {name}
    </a>
  );
}

function PortalButton() {
  const t = useTranslations('plan');
  const { toast } = useToast();
  const { leaving, leave } = useLeaving();
  const open = useMutation({
    mutationFn: () => browserApi('POST /api/subscription/portal'),
    onSuccess: ({ url }) => leave(url),
    onError: (error) => toast({ title: t('notOpened'), description: sentenceOf(error), look: 'destructive' }),
  });
  return (
    <Button look="quiet" size="compact" busy={open.isPending || leaving} onClick={() => open.mutate()}>
      {t('settings.portal')}
    </Button>
  );
}
