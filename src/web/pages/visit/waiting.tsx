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
import type { GuestRequestOnWire } from '#modules/bookings/contract';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { GuestEmailInput } from '#web/features/bookings/book/guest-email-input.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { BookAgain } from './book-again.tsx';
import { LinkPage } from './link-page.tsx';
import { UnknownVisit } from './unknown-visit.tsx';

export const handle: PageHandle = { hydrate: false };

/** The address is a key: nothing keeps it, and no search engine lists it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export const meta: MetaFunction<typeof loader> = () => {
  const t = createTranslator({ locale: readerLocale(), namespace: 'visit', messages: webMessages });
  return [{ title: `${t('waiting.title')} · Uli` }, { name: 'robots', content: 'noindex' }];
};

interface Waiting {
  readonly request: GuestRequestOnWire | undefined;
  /** The mail was sent again just now. */
  readonly sent: boolean;
  readonly now: number;
}

/** What waits for its guest to follow the mailed link. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const sent = new URL(request.url).searchParams.has('sent');
  const now = Date.now();
  try {
    const found = await api('GET /api/guest-requests/{token}', { params: { token: params['token']! } });
    return data<Waiting>({ request: found, sent, now });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return data<Waiting>({ request: undefined, sent, now }, 404);
  }
}

/** Sends the mail once more, or to another address. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api } = serverApi(request, context);
  const token = params['token']!;
  const email = String((await readForm(request)).get('email') ?? '');
  try {
    await api('POST /api/guest-requests/{token}/email', { params: { token }, body: { email } });
    return redirect(`${paths.waiting(token)}?sent`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields, message } = error.body;
    return data({ typed: email, error: fields?.['email'], message }, error.status);
  }
}

export default function WaitingPage() {
  const { request, sent, now } = useLoaderData<typeof loader>();
  if (!request) return <UnknownVisit />;
  return request.state === 'waiting' ? (
    <Waits request={request} sent={sent} now={now} />
  ) : (
    <Ended request={request} now={now} />
  );
}

function Waits({ request, sent, now }: { request: GuestRequestOnWire; sent: boolean; now: number }) {
  const t = useTranslations('visit.waiting');
  const refused = useActionData<typeof action>();
  const { email, timeZone, artist } = request;
  const until = formatMoment(Date.parse(request.confirmBy), timeZone, { now });
  return (
    <LinkPage
      title={t('title')}
      subtitle={t('text', { name: artist.fullName, email, until })}
      visit={{ ...request, artistName: artist.fullName, city: artist.city }}
      now={now}
      news={sent && !refused ? t('sent', { email }) : undefined}
      message={refused?.error ? undefined : refused?.message}
    >
      <form method="post" noValidate className="mt-8 grid max-w-form gap-5">
        <Field id="email" label={t('other')} required error={refused?.error}>
          <GuestEmailInput defaultValue={refused?.typed ?? email} />
        </Field>
        <Button type="submit" look="quiet" className="justify-self-start max-md:w-full">
          {t('again')}
        </Button>
      </form>
    </LinkPage>
  );
}

function Ended({ request, now }: { request: GuestRequestOnWire; now: number }) {
  const t = useTranslations('visit.waiting');
  const { state, email, artist, serviceId } = request;
  const done = state === 'confirmed';
  return (
    <LinkPage
      title={done ? t('done') : t('over')}
      subtitle={done ? t('doneText') : t('overText', { email })}
      visit={{ ...request, artistName: artist.fullName, city: artist.city }}
      now={now}
      over={!done}
    >
      {!done && <BookAgain username={artist.username} serviceId={serviceId} label={t('anew')} />}
    </LinkPage>
  );
}
