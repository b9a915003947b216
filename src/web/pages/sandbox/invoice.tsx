import { useLoaderData, type HeadersFunction, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { formatDate, formatPrice } from '#kernel/visit-time';
import { sandboxMessages } from '#messages/en/sandbox-pages.ts';
import { serverApi } from '#web/api/server.ts';
import { SandboxNotice } from '#web/features/provider/sandbox-notice.tsx';
import { notFoundIfRefused } from '#web/not-found.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: `${sandboxMessages.sandbox.title} · Uli` }, { name: 'robots', content: 'noindex' }];

/** The address is the key to the bill. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const call = { params: { invoiceId: params['invoiceId']! } };
  return { invoice: await notFoundIfRefused(api('GET /api/sandbox/invoices/{invoiceId}', call)) };
}

export default function InvoicePage() {
  return (
    <IntlProvider locale={readerLocale()} messages={sandboxMessages} timeZone="UTC">
      <div className="page-gutter pb-section">
        <Invoice />
      </div>
    </IntlProvider>
  );
}

function Invoice() {
  const t = useTranslations('sandbox');
  const { invoice } = useLoaderData<typeof loader>();
  const { number, date, from, to, description, total, credit, paid, due, currency } = invoice;
  const dateOf = (instant: string) => formatDate(Date.parse(instant), 'UTC');
  const priceOf = (amount: number) => formatPrice(amount, currency);
  return (
    <>
      <PageHead title={t('invoiceTitle', { number })} />
      <SandboxNotice />
      <PriceBoard className="mt-8 max-w-160">
        <PriceRow name={t('date')} price={dateOf(date)} />
        <PriceRow name={description} detail={`${dateOf(from)} – ${dateOf(to)}`} price={priceOf(total)} />
        {credit > 0 && <PriceRow name={t('credit')} price={priceOf(-credit)} />}
        <PriceRow name={t('paid')} price={priceOf(paid)} />
        {due > 0 && <PriceRow name={t('due')} price={priceOf(due)} />}
      </PriceBoard>
      <ButtonLink href={paths.settings.plan} look="quiet" className="mt-8">
        {t('backToUli')}
      </ButtonLink>
    </>
  );
}
