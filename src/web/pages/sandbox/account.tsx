import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { sandboxMessages } from '#messages/en/sandbox-pages.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { AccountDashboard, AccountOnboarding } from '#web/features/provider/account-parts.tsx';
import { SandboxNotice } from '#web/features/provider/sandbox-notice.tsx';
import { notFoundIfRefused } from '#web/not-found.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [
  { title: `${sandboxMessages.sandboxAccount.title} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** The address is the key to the account. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const call = { params: { doorId: params['doorId']! } };
  return { page: await notFoundIfRefused(api('GET /api/sandbox/account/{doorId}', call)) };
}

const acts = ['finish', 'wait', 'leave', 'approve', 'restrict'] as const;

/** Does what the pressed button says. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { api } = serverApi(request, context);
  const act = acts.find((each) => each === form.get('act')) ?? 'leave';
  const call = { params: { doorId: params['doorId']! }, body: { act } };
  const { next } = await notFoundIfRefused(api('POST /api/sandbox/account/{doorId}', call));
  // A form may lead to our own origin alone, whatever name the browser knows it by.
  const { pathname, search } = new URL(next);
  return redirect(`${pathname}${search}`);
}

export default function AccountPage() {
  return (
    <IntlProvider locale={readerLocale()} messages={sandboxMessages} timeZone="UTC">
      <div className="page-gutter pb-section">
        <div className="mx-auto max-w-text">
          <Account />
        </div>
      </div>
    </IntlProvider>
  );
}

function Account() {
  const t = useTranslations('sandboxAccount');
  const { page } = useLoaderData<typeof loader>();
  if (page.over) {
    return (
      <>
        <PageHead title={t('over')} subtitle={t('overText')} />
        <ButtonLink href={page.again}>{t('back')}</ButtonLink>
      </>
    );
  }
  const dashboard = page.kind === 'dashboard';
  return (
    <>
      <PageHead title={dashboard ? t('dashboard') : t('title')} />
      <SandboxNotice />
      {dashboard ? <AccountDashboard page={page} /> : <AccountOnboarding />}
    </>
  );
}
