import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { outboxMessages } from '#messages/en/outbox-page.ts';
import { serverApi } from '#web/api/server.ts';
import { nonceContext } from '#web/context.ts';
import { OutboxList } from '#web/features/notifications/outbox-list.tsx';
import { OutboxMail } from '#web/features/notifications/outbox-mail.tsx';
import { notFoundIfRefused } from '#web/not-found.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: `${outboxMessages.outbox.title} · Uli` }, { name: 'robots', content: 'noindex' }];

/** The mails of an installation without a mail server, for the browser that has its key; a 404 everywhere else. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, headers } = serverApi(request, context);
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? undefined;
  const mails = await notFoundIfRefused(api('GET /api/outbox', { query: { key } }));
  // The cookie opens it from now on: the key stays in no history.
  if (key !== undefined) throw redirect(paths.outbox(), { headers });
  const openId = Number(searchParams.get('mail')) || mails[0]?.id;
  const open = openId
    ? await notFoundIfRefused(api('GET /api/outbox/{mailId}', { params: { mailId: openId } }))
    : undefined;
  return { mails, open, now: Date.now(), nonce: context.get(nonceContext) };
}

export default function OutboxPage() {
  return (
    <IntlProvider locale={readerLocale()} messages={outboxMessages} timeZone="UTC">
      <Outbox />
    </IntlProvider>
  );
}

function Outbox() {
  const t = useTranslations('outbox');
  const { mails, open, now, nonce } = useLoaderData<typeof loader>();
  return (
    <div className="page-gutter">
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      {mails.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
          {open && (
            <div className="min-w-0 lg:order-last">
              <OutboxMail mail={open} nonce={nonce} />
            </div>
          )}
          <OutboxList mails={mails} openId={open?.id} now={now} />
        </div>
      )}
    </div>
  );
}
