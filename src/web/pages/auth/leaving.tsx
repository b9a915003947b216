import { redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { formatLongDate } from '#kernel/visit-time';
import { leavingMessages } from '#messages/en/leaving.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { PlainPage } from '#web/features/accounts/plain-page.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [
  { title: `${leavingMessages.leaving.pageTitle} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** What was just decided stands in the address. */
const decided = ['left', 'kept'] as const;

/** The ticket from the sign-in lies in a cookie; without one there is nothing to decide here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const search = new URL(request.url).searchParams;
  const done = decided.find((each) => search.has(each));
  if (done) return { done };
  try {
    return { leaving: await api('GET /api/deletion') };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirect(paths.auth());
    throw error;
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const intent = (await readForm(request)).get('intent');
  const { api, headers } = serverApi(request, context);
  if (intent !== 'keep') {
    await api('POST /api/logout');
    return redirect(paths.home, { headers });
  }
  try {
    await api('DELETE /api/deletion');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return redirect(paths.auth(), { headers });
    throw error;
  }
  return redirect(`${paths.leaving}?kept`, { headers });
}

export default function LeavingPage() {
  return (
    <IntlProvider locale={readerLocale()} messages={leavingMessages} timeZone="UTC">
      <Leaving />
    </IntlProvider>
  );
}

/** When the account goes and the two ways from here; or what was decided. */
function Leaving() {
  const t = useTranslations('leaving');
  const { done, leaving } = useLoaderData<typeof loader>();
  if (done === 'kept') {
    return (
      <PlainPage title={t('keptTitle')}>
        <Banner look="success" title={t('keptText')} role="status">
          {t('keptBookings')}
        </Banner>
        <ButtonLink href={paths.home} size="hero" wide>
          {t('goOn')}
        </ButtonLink>
      </PlainPage>
    );
  }
  if (!leaving) {
    return (
      <PlainPage title={t('leftTitle')}>
        <p className="text-ink-2 measure">{t('leftText')}</p>
        <ButtonLink href={paths.auth()} look="quiet" size="hero" wide>
          {t('login')}
        </ButtonLink>
      </PlainPage>
    );
  }
  const date = formatLongDate(Date.parse(leaving.leavesAt), leaving.timeZone);
  return (
    <PlainPage title={t('title', { date })}>
      <p className="text-ink-2 measure">{t('text')}</p>
      <form method="post" className="flex flex-col gap-3">
        <Button type="submit" name="intent" value="keep" size="hero" wide>
          {t('keep')}
        </Button>
        <Button type="submit" name="intent" value="logout" look="quiet" size="hero" wide>
          {t('logout')}
        </Button>
      </form>
    </PlainPage>
  );
}
