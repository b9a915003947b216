import {
  data,
  redirect,
  useActionData,
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
import { TestCards } from '#web/features/provider/card-number.tsx';
import { BankForm, PayForm, type PayProblem } from '#web/features/provider/pay-form.tsx';
import { SandboxNotice } from '#web/features/provider/sandbox-notice.tsx';
import { typedCard } from '#web/features/provider/typed-card.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: `${sandboxMessages.sandbox.title} · Uli` }, { name: 'robots', content: 'noindex' }];

/** The address is the key to the payment. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const call = { params: { sessionId: params['sessionId']! } };
  const page = await notFoundIfRefused(api('GET /api/sandbox/pay/{sessionId}', call));
  return { page, asks: new URL(request.url).searchParams.has('bank') && page.waiting && page.status === 'open' };
}

/** Pays, or says to the bank who it is, as the pressed button says. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { api } = serverApi(request, context);
  const call = { params: { sessionId: params['sessionId']! } };
  const intent = form.get('intent');
  const card = intent === 'pay' ? typedCard(form) : undefined;
  if (card?.problem) return data({ problem: card.problem }, 400);
  const asked = card
    ? api('POST /api/sandbox/pay/{sessionId}', { ...call, body: { number: card.number } })
    : api('POST /api/sandbox/pay/{sessionId}/authentication', { ...call, body: { agreed: intent === 'agree' } });
  const { outcome } = await notFoundIfRefused(asked);
  const here = new URL(request.url).pathname;
  if (outcome === 'over') return redirect(here);
  if (outcome === 'authenticate') return redirect(`${here}?bank`);
  if (outcome !== 'done') return data({ problem: outcome }, 402);
  const { successUrl } = await notFoundIfRefused(api('GET /api/sandbox/pay/{sessionId}', call));
  // A form may lead to our own origin alone, whatever name the browser knows it by.
  const { pathname, search } = new URL(successUrl);
  return redirect(`${pathname}${search}`);
}

export default function PayPage() {
  return (
    <IntlProvider locale={readerLocale()} messages={sandboxMessages} timeZone="UTC">
      <div className="page-gutter pb-section">
        <Pay />
      </div>
    </IntlProvider>
  );
}

function Pay() {
  const t = useTranslations('sandbox');
  const { page, asks } = useLoaderData<typeof loader>();
  const problem: PayProblem | undefined = useActionData<typeof action>()?.problem;
  if (page.status !== 'open') {
    const paid = page.status === 'complete';
    return (
      <div className="mx-auto max-w-text">
        <PageHead
          title={paid ? t('done') : t('over')}
          subtitle={paid ? t('doneText', { name: page.name }) : t('overText')}
        />
        <SandboxNotice />
        <ButtonLink href={paid ? page.successUrl : page.cancelUrl} className="mt-8">
          {t('backToUli')}
        </ButtonLink>
      </div>
    );
  }
  const bank = asks && problem === undefined;
  return (
    <>
      <PageHead title={bank ? t('bankTitle') : t('payTitle', { name: page.name })} />
      <SandboxNotice />
      {bank ? (
        <BankForm />
      ) : (
        <div className="mt-8 grid gap-x-16 gap-y-12 md:grid-cols-2">
          <PayForm page={page} problem={problem} cancelHref={page.cancelUrl} />
          <TestCards />
        </div>
      )}
    </>
  );
}
