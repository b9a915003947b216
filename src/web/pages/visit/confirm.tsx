import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { createTranslator } from 'use-intl/core';
import { readerLocale } from '#kernel/language';
import { formatMoment } from '#kernel/visit-time';
import { webMessages } from '#messages/en/web.ts';
import type { ConfirmableRequestOnWire } from '#modules/bookings/contract';
import { ApiError } from '#web/api/error.ts';
import { serverApi } from '#web/api/server.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Button } from '#web/ui/button.tsx';
import { BookAgain } from './book-again.tsx';
import { LinkPage } from './link-page.tsx';
import { UnknownVisit } from './unknown-visit.tsx';

export const handle: PageHandle = { hydrate: false };

/** The address is a key: nothing keeps it, and no search engine lists it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = () => {
  const t = createTranslator({ locale: readerLocale(), namespace: 'visit', messages: webMessages });
  return [{ title: `${t('confirm.title')} · Uli` }, { name: 'robots', content: 'noindex' }];
};

interface Confirmable {
  readonly request: ConfirmableRequestOnWire | undefined;
  readonly now: number;
}

/** What the mailed link confirms; opening the page changes nothing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const now = Date.now();
  try {
    const found = await api('GET /api/guest-confirmations/{token}', { params: { token: params['token']! } });
    return data<Confirmable>({ request: found, now });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return data<Confirmable>({ request: undefined, now }, 404);
  }
}

/** Books, and leads to the visit. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api } = serverApi(request, context);
  try {
    const { manageToken, status } = await api('POST /api/guest-confirmations/{token}', {
      params: { token: params['token']! },
    });
    const pays = status === 'awaiting_payment';
    return redirect(manageToken === undefined ? paths.home : `${paths.visit(manageToken)}?new${pays ? '#pay' : ''}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields, message } = error.body;
    return data({ message: fields?.['date'] ?? message }, error.status);
  }
}

export default function ConfirmPage() {
  const { request, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useTranslations('visit.confirm');
  if (!request) return <UnknownVisit />;
  const { state, artist, timeZone, serviceId } = request;
  const until = formatMoment(Date.parse(request.confirmBy), timeZone, { now });
  const heads = {
    waiting: { title: t('title'), subtitle: t('text', { name: artist.fullName, until }) },
    confirmed: { title: t('done'), subtitle: undefined },
    over: { title: t('over'), subtitle: t('overText', { until }) },
  };
  return (
    <LinkPage
      {...heads[state]}
      visit={{ ...request, artistName: artist.fullName, city: artist.city }}
      now={now}
      over={state === 'over'}
      message={refused?.message}
    >
      {state === 'over' ? (
        <BookAgain username={artist.username} serviceId={serviceId} label={t('anew')} />
      ) : (
        <form method="post" className="mt-6">
          <Button type="submit" look={state === 'waiting' ? 'book' : 'action'} size="hero" className="max-md:w-full">
            {state === 'confirmed' ? t('open') : t('submit')}
          </Button>
        </form>
      )}
    </LinkPage>
  );
}
