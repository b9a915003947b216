import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import type { DecisionOnWire } from '#modules/admin/contract';
import { readerLocale } from '#kernel/language';
import { decisionMessages } from '#messages/en/decision.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { PlainPage } from '#web/features/accounts/plain-page.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [
  { title: `${decisionMessages.decision.pageTitle} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** The address is the key: nothing keeps it. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  try {
    return { decision: await api('GET /api/decisions/{decisionToken}', { params: tokenOf(params) }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return data({ decision: undefined }, 404);
    // Whoever tries links is told how long to wait.
    if (error.status === 429) return data({ decision: undefined, wait: error.body.message }, 429);
    throw error;
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const words = String((await readForm(request)).get('words') ?? '');
  const { api } = serverApi(request, context);
  try {
    await api('POST /api/decisions/{decisionToken}/appeal', { params: tokenOf(params), body: { words } });
    return { words: '', problem: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ words, problem: error.body.fields?.['words'] ?? error.body.message }, error.status);
  }
}

const tokenOf = (params: { decisionToken?: string }) => ({ decisionToken: params.decisionToken! });

export default function DecisionPage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <IntlProvider locale={readerLocale()} messages={decisionMessages} timeZone="UTC">
      <Loaded {...loaded} />
    </IntlProvider>
  );
}

function Loaded({ decision, wait }: { decision: DecisionOnWire | undefined; wait?: string | undefined }) {
  const t = useTranslations('decision');
  if (decision) return <Decided decision={decision} />;
  if (!wait) return <Unknown />;
  return (
    <PlainPage title={t('pageTitle')}>
      <Banner look="danger" title={wait} role="alert" />
    </PlainPage>
  );
}

function Decided({ decision }: { decision: DecisionOnWire }) {
  const t = useTranslations('decision');
  const { act, subjectKind, excerpt, reason, appeal, outcome } = decision;
  return (
    <PlainPage title={t(`title.${act}`)}>
      {act === 'warned' && !outcome && <p className="text-ink-2 measure">{t('warning')}</p>}
      <dl className="grid gap-5">
        {excerpt && <Said name={t(`about.${subjectKind}`)} words={excerpt} />}
        <Said name={t('reason')} words={reason} />
        {appeal && <Said name={t('yours')} words={appeal.words} />}
      </dl>
      {!appeal && <Answer />}
      {appeal && !outcome && (
        <Banner look="info" title={t('waits')} role="status">
          {null}
        </Banner>
      )}
      {outcome && (
        <Banner look={outcome.became === 'restored' ? 'success' : 'info'} title={t(outcome.became)} role="status">
          <bdi>{outcome.reason}</bdi>
        </Banner>
      )}
    </PlainPage>
  );
}

function Said({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt className="type-small-strong">{name}</dt>
      <dd className="mt-1 whitespace-pre-line wrap-anywhere measure">
        <bdi>{words}</bdi>
      </dd>
    </div>
  );
}

/** Once, and then it waits for somebody. */
function Answer() {
  const t = useTranslations('decision');
  const answer = useActionData<typeof action>();
  return (
    <form method="post" className="flex flex-col gap-5">
      <h2 className="type-display-s">{t('wrong')}</h2>
      <Field label={t('words')} hint={t('once')} error={answer?.problem} required>
        <TextArea name="words" rows={5} maxLength={1000} defaultValue={answer?.words} required />
      </Field>
      <Button type="submit" size="hero" wide>
        {t('send')}
      </Button>
    </form>
  );
}

function Unknown() {
  const t = useTranslations('decision');
  return (
    <PlainPage title={t('unknown')}>
      <p className="text-ink-2 measure">{t('unknownText')}</p>
      <ButtonLink href={paths.contact} look="quiet" size="hero" wide>
        {t('contact')}
      </ButtonLink>
    </PlainPage>
  );
}
