import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { formatDate, formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { paths } from '#web/paths.ts';
import { FigureCard } from './figure-card.tsx';
import { overviewQuery, writtenQuery } from './queries.ts';

/** How it goes, what needs a person, and how the parts are. */
export function Overview({ timeZone, now }: { timeZone: string; now: number }) {
  const t = useTranslations('admin');
  const { data: overview, isError, refetch } = useSteady(useQuery(overviewQuery(browserApi)));
  if (!overview) {
    return (
      <>
        <PageHead title={t('title')} />
        {isError && <ErrorState title={t('broken')} retry={{ label: t('again'), onRetry: () => void refetch() }} />}
      </>
    );
  }
  const { figures, reports, mails, databaseBytes } = overview;
  const waits = reports.open > 0 || mails.failed > 0;
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-4">
        {figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} />
        ))}
      </div>
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-2">
        <PageSection id="needs" title={t('needs')}>
          {!waits && <p className="text-ink-2">{t('needsNothing')}</p>}
          <dl>
            {reports.open > 0 && (
              <Row
                name={
                  <Link href={paths.admin.reports} className="link hit-44">
                    {t('reports', { count: reports.open })}
                  </Link>
                }
              >
                {reports.oldestAt && t('oldest', { date: formatDate(Date.parse(reports.oldestAt), timeZone, { now }) })}
              </Row>
            )}
            {mails.failed > 0 && <Row name={t('mail')}>{t('mailFailed', { count: mails.failed })}</Row>}
          </dl>
        </PageSection>
        <PageSection id="health" title={t('health')}>
          <dl>
            <Row name={t('mail')}>{mails.late > 0 ? t('mailLate', { count: mails.late }) : t('mailFine')}</Row>
            <Row name={t('database')}>{megabytes(databaseBytes)}</Row>
          </dl>
        </PageSection>
      </div>
      <Written timeZone={timeZone} now={now} />
    </>
  );
}

/** What people wrote on the contact page. */
function Written({ timeZone, now }: { timeZone: string; now: number }) {
  const t = useTranslations('admin');
  const { data: written, isError, refetch } = useQuery(writtenQuery(browserApi));
  return (
    <div className="mt-12">
      <PageSection id="contact" title={t('contact')}>
        {isError && <ErrorState title={t('broken')} retry={{ label: t('again'), onRetry: () => void refetch() }} />}
        {written?.length === 0 && <p className="text-ink-2">{t('contactNone')}</p>}
        <ul>
          {written?.map(({ id, name, email, subject, message, createdAt }) => (
            <li key={id} className="border-b border-line py-4 last:border-b-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="type-strong wrap-anywhere">{subject}</span>
                <span className="type-small text-ink-2">{formatMoment(Date.parse(createdAt), timeZone, { now })}</span>
              </p>
              <p className="type-small text-ink-2 wrap-anywhere">{joinFacts([name, email])}</p>
              <p className="mt-2 whitespace-pre-line wrap-anywhere measure">{message}</p>
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
                className="mt-2 inline-block link hit-44"
              >
                {t('answer')}
              </a>
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3.5 last:border-b-0">
      <dt className="type-strong">{name}</dt>
      <dd className="type-small text-ink-2">{children}</dd>
    </div>
  );
}

function megabytes(bytes: number): string {
  const unit = { style: 'unit', unit: 'megabyte' } as const;
  return Math.ceil(bytes / 1_000_000).toLocaleString(readerLocale(), unit);
}
