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
import { formatDate } from '#kernel/visit-time';
import { webMessages } from '#messages/en/web.ts';
import type { GuestChangeOnWire } from '#modules/bookings/contract';
import { ApiError } from '#web/api/error.ts';
import { serverApi } from '#web/api/server.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LinkPage } from './link-page.tsx';
import { UnknownVisit } from './unknown-visit.tsx';

export const handle: PageHandle = { hydrate: false };

/** The address is a key: nothing keeps it, and no search engine lists it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = () => {
  const t = createTranslator({ locale: readerLocale(), namespace: 'visit', messages: webMessages });
  return [{ title: `${t('undo.pageTitle')} · Uli` }, { name: 'robots', content: 'noindex' }];
};

interface Undoable {
  readonly change: GuestChangeOnWire | undefined;
  readonly now: number;
}

/** What was done to a visit by its guest's link; opening the page changes nothing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const now = Date.now();
  try {
    const change = await api('GET /api/guest-changes/{token}', { params: { token: params['token']! } });
    return data<Undoable>({ change, now });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return data<Undoable>({ change: undefined, now }, 404);
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
  const { change, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useTranslations('visit.undo');
  if (!change) return <UnknownVisit />;
  const { kind, timeZone } = change;
  return (
    <LinkPage
      title={t('title', { kind })}
      subtitle={t('text', { kind })}
      visit={change}
      now={now}
      message={refused?.message}
    >
      <p className="mt-5 text-ink-2">{t('until', { until: formatDate(Date.parse(change.until), timeZone) })}</p>
      <form method="post" className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={paths.home} look="quiet" className="max-md:grow">
          {t('leave')}
        </ButtonLink>
        <Button type="submit" className="max-md:grow">
          {t('submit')}
        </Button>
      </form>
    </LinkPage>
  );
}
