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
import type { PayProblem } from '#web/features/provider/pay-form.tsx';
import { PortalCard, PortalInvoices, PortalPlan } from '#web/features/provider/portal-parts.tsx';
import { SandboxNotice } from '#web/features/provider/sandbox-notice.tsx';
import { typedCard } from '#web/features/provider/typed-card.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [
  { title: `${sandboxMessages.sandbox.portalTitle} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** The address is the key to the card and the bills. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const call = { params: { portalId: params['portalId']! } };
  return { portal: await notFoundIfRefused(api('GET /api/sandbox/portal/{portalId}', call)) };
}

const priceId = /^\w{1,40}$/;

/** Does what the pressed button says. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { api } = serverApi(request, context);
  const intent = form.get('intent');
  const card = intent === 'card' ? typedCard(form) : undefined;
  if (card?.problem) return data({ problem: card.problem }, 400);
  const price = String(form.get('price'));
  const here = new URL(request.url).pathname;
  // The page offers prices; there is no field to say at that this is none.
  if (intent === 'change' && !priceId.test(price)) return redirect(here);
  const body = card
    ? { act: 'card' as const, number: card.number }
    : intent === 'change'
      ? { act: 'change' as const, price }
      : { act: intent === 'cancel' ? ('cancel' as const) : ('resume' as const) };
  const call = { params: { portalId: params['portalId']! }, body };
  const { done } = await notFoundIfRefused(api('POST /api/sandbox/portal/{portalId}', call));
  return done ? redirect(here) : data({ problem: 'declined' as const }, 402);
}

export default function PortalPage() {
  return (
    <IntlProvider locale={readerLocale()} messages={sandboxMessages} timeZone="UTC">
      <div className="page-gutter pb-section">
        <Portal />
      </div>
    </IntlProvider>
  );
}

function Portal() {
  const t = useTranslations('sandbox');
  const { portal } = useLoaderData<typeof loader>();
  const problem: PayProblem | undefined = useActionData<typeof action>()?.problem;
  return (
    <>
      <PageHead
        title={t('portalTitle')}
        action={
          <ButtonLink href={portal.returnUrl} look="quiet">
            {t('backToUli')}
          </ButtonLink>
        }
      />
      <SandboxNotice />
      <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <PortalPlan portal={portal} />
        <PortalCard portal={portal} problem={problem} />
        <PortalInvoices portal={portal} />
      </div>
    </>
  );
}
