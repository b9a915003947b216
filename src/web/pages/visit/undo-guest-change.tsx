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
import { formatDate, formatVisit } from '#kernel/visit-time';
import { webMessages } from '#messages/en/web.ts';
import type { GuestChangeOnWire } from '#modules/bookings/contract';
import { ApiError } from '#web/api/error.ts';
import { serverApi } from '#web/api/server.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { UnknownVisit } from './unknown-visit.tsx';

export const handle: PageHandle = { hydrate: false };

/** The address is a key: nothing keeps it, and no search engine lists it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = () => {
  const t = createTranslator({ locale: readerLocale(), namespace: 'visit', messages: webMessages });
  return [{ title: `${t('undo.pageTitle')} · Uli` }, { name: 'robots', content: 'noindex' }];
};

/** What somebody with a guest's link did to their visit; opening the page changes nothing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  try {
    const change = await api('GET /api/guest-changes/{token}', { params: { token: params['token']! } });
    return data<{ change: GuestChangeOnWire | undefined }>({ change });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return data<{ change: GuestChangeOnWire | undefined }>({ change: undefined }, 404);
  }
}

/** Takes the visit back, and leads to it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api } = serverApi(request, context);
  try {
    const { manageToken } = await api('POST /api/guest-changes/{token}/undo', { params: { token: params['token']! } });
    return redirect(manageToken === undefined ? paths.home : paths.visit(manageToken));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ message: error.body.message }, error.status);
  }
}

export default function UndoGuestChange() {
  const { change } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return change ? <TakeBack change={change} message={refused?.message} /> : <UnknownVisit />;
}

function TakeBack({ change, message }: { change: GuestChangeOnWire; message: string | undefined }) {
  const t = useTranslations('visit');
  const { kind, artistName: name, serviceName, timeZone: zone, city } = change;
  const [start, end] = [Date.parse(change.date), Date.parse(change.endsAt)];
  return (
    <div className="page-gutter">
      <div className="mx-auto max-w-text">
        <PageHead title={t('undo.title', { kind })} subtitle={t('undo.text', { kind })} />
        {message && <Banner look="danger" role="alert" title={message} className="mb-5" />}
        <p className="type-strong">{t('calendarTitle', { service: serviceName, name })}</p>
        <p className="mt-1">{formatVisit({ start, end, zone, city }).text}</p>
        <p className="mt-5 text-ink-2">{t('undo.until', { until: formatDate(Date.parse(change.until), zone) })}</p>
        <form method="post" className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={paths.home} look="quiet" className="max-md:grow">
            {t('undo.leave')}
          </ButtonLink>
          <Button type="submit" className="max-md:grow">
            {t('undo.submit')}
          </Button>
        </form>
      </div>
    </div>
  );
}
