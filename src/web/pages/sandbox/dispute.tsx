import { useLoaderData, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { sandboxMessages } from '#messages/en/sandbox-pages.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { DisputeParts } from '#web/features/provider/dispute-parts.tsx';
import { notFoundIfRefused } from '#web/not-found.ts';
import type { PageHandle } from '#web/page-handle.ts';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: `${sandboxMessages.sandbox.title} · Uli` }, { name: 'robots', content: 'noindex' }];

/** The address is the key to the dispute. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const call = { params: { disputeId: params['disputeId']! } };
  return { page: await notFoundIfRefused(api('GET /api/sandbox/dispute/{disputeId}', call)) };
}

/** Lets the bank decide as the pressed button says. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { api } = serverApi(request, context);
  const call = { params: { disputeId: params['disputeId']! }, body: { won: form.get('act') === 'won' } };
  await notFoundIfRefused(api('POST /api/sandbox/dispute/{disputeId}', call));
  return null;
}

export default function DisputePage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <IntlProvider locale={readerLocale()} messages={sandboxMessages} timeZone="UTC">
      <div className="page-gutter pb-section">
        <DisputeParts page={page} />
      </div>
    </IntlProvider>
  );
}
