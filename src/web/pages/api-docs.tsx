import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { docsMessages } from '#messages/en/docs.ts';
import { apiContext } from '#web/context.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { paths } from '#web/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { readDocs, type Call, type OpenApi } from './api-docs/read-docs.ts';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: docsMessages.docs.pageTitle }];

/** The API's own description, put into words. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(paths.openApi, request.url).href;
  const { text } = await context.get(apiContext)({ method: 'GET', url, headers: new Headers() });
  return readDocs(JSON.parse(text) as OpenApi);
}

const rules = ['format', 'session', 'errors', 'lists', 'repeats', 'limits'] as const;

export default function ApiDocsPage() {
  return (
    <IntlProvider locale={readerLocale()} messages={docsMessages} timeZone="UTC">
      <ApiDocs />
    </IntlProvider>
  );
}

function ApiDocs() {
  const t = useTranslations('docs');
  const { groups, shapes } = useLoaderData<typeof loader>();
  return (
    <div className="page-gutter pb-12">
      <div className="mx-auto max-w-190">
        <PageHead title={t('title')} subtitle={t('subtitle')} />
        <p className="mb-10">
          <a href={paths.openApi} className="link">
            {t('document')}
          </a>
        </p>
        <div className="grid gap-14">
          <PageSection id="rules" title={t('rules')}>
            <ul className="grid list-disc gap-2 ps-5 measure">
              {rules.map((rule) => (
                <li key={rule}>{t(`rule.${rule}`)}</li>
              ))}
            </ul>
          </PageSection>
          <nav aria-label={t('groups')}>
            <ul className="flex flex-wrap gap-x-5">
              {groups.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`} className="inline-flex min-h-11 items-center link">
                    {name}
                  </a>
                </li>
              ))}
              <li>
                <a href="#shapes" className="inline-flex min-h-11 items-center link">
                  {t('shapes')}
                </a>
              </li>
            </ul>
          </nav>
          {groups.map(({ name, calls }) => (
            <PageSection key={name} id={name} title={name}>
              {calls.map((call) => (
                <CallDocs key={`${call.method} ${call.path}`} call={call} />
              ))}
            </PageSection>
          ))}
          <PageSection id="shapes" title={t('shapes')} text={t('shapesText')}>
            {shapes.map(({ name, words }) => (
              <Disclosure key={name} summary={name}>
                <Code>{words}</Code>
              </Disclosure>
            ))}
          </PageSection>
        </div>
      </div>
    </div>
  );
}

function CallDocs({ call }: { call: Call }) {
  const t = useTranslations('docs');
  return (
    <Disclosure
      summary={
        <span className="min-w-0">
          <code className="block type-small wrap-anywhere text-ink">
            <bdi dir="ltr">
              <strong className="font-semibold">{call.method}</strong>{' '}
              {call.path.split(/(?=\/)/).map((step, index) => (
                <span key={index} className="inline-block">
                  {step}
                </span>
              ))}
            </bdi>
          </code>
          {call.summary && <span className="block type-small font-normal text-ink-2">{call.summary}</span>}
        </span>
      }
    >
      <div className="grid gap-4">
        {call.signedIn && <p className="type-small">{t('signedIn')}</p>}
        {call.parameters.length > 0 && (
          <Part title={t('parameters')}>
            <Code>{call.parameters.join('\n')}</Code>
          </Part>
        )}
        {call.body && (
          <Part title={t('body')}>
            <Code>{call.body}</Code>
          </Part>
        )}
        <Part title={t('answer', { status: call.answer.status })}>
          <p className="mb-1.5 type-small">{call.answer.description}</p>
          {call.answer.shape ? <Code>{call.answer.shape}</Code> : <p className="type-small">{t('noContent')}</p>}
        </Part>
        {call.refusals.length > 0 && (
          <p className="type-small">{t('refusals', { statuses: call.refusals.join(', ') })}</p>
        )}
      </div>
    </Disclosure>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1.5 type-small-strong text-ink">{title}</h3>
      {children}
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="rounded-control bg-sunken p-4 type-small wrap-anywhere whitespace-pre-wrap text-ink">
      {children}
    </pre>
  );
}
