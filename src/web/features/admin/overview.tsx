import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ClockUpdateOnWire, NeedOnWire, PartOnWire } from '#modules/admin/contract';
import { readerLocale } from '#kernel/language';
import { formatDate, formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Badge, StatusIcon } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { paths } from '#web/paths.ts';
import { FigureCard } from './figure-card.tsx';
import { overviewQuery } from './queries.ts';

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
  const { figures, needs, health, clockUpdates, databaseBytes } = overview;
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} />
        ))}
      </div>
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-2">
        <PageSection id="needs" title={t('needs')}>
          {needs.length === 0 && <p className="text-ink-2">{t('needsNothing')}</p>}
          <dl>
            {needs.map(({ name, count, oldestAt }) => (
              <Row key={name} name={<NeedLink name={name}>{t(`need.${name}`, { count })}</NeedLink>}>
                {oldestAt && t('oldest', { date: formatDate(Date.parse(oldestAt), timeZone, { now }) })}
              </Row>
            ))}
          </dl>
        </PageSection>
        <PageSection id="health" title={t('health')}>
          <dl>
            {health.map((part) => (
              <Part key={part.name} part={part} size={part.name === 'database' ? databaseBytes : undefined} now={now} />
            ))}
          </dl>
        </PageSection>
        <PageSection id="zone-rules" title={t('clocks.title')} text={t('clocks.text')}>
          <dl>
            {clockUpdates.map((update) => (
              <ClockUpdate key={update.version} update={update} now={now} />
            ))}
          </dl>
        </PageSection>
      </div>
    </>
  );
}

const pages = {
  reports: paths.admin.reports,
  appeals: paths.admin.appeals,
  contact: paths.admin.messages,
  disputes: paths.admin.disputes,
  refunds: paths.admin.failedRefunds,
  webhooks: paths.admin.payments,
} as const;

/** Leads to where it is settled; what fails is looked at below. */
function NeedLink({ name, children }: { name: NeedOnWire['name']; children: ReactNode }) {
  const href = name in pages ? pages[name as keyof typeof pages] : '#health';
  return (
    <Link href={href} className="link hit-44">
      {children}
    </Link>
  );
}

const looks = { fine: 'confirmed', late: 'pending', absent: 'absent' } as const;

function Part({ part, size, now }: { part: PartOnWire; size: number | undefined; now: number }) {
  const t = useTranslations('admin');
  const { name, state, lastAt, waiting, failed, failure } = part;
  const moment = (at: string) => formatMoment(Date.parse(at), 'UTC', { now });
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3.5 last:border-b-0">
      <dt className="type-strong">{t(`part.${name}`)}</dt>
      <dd>
        {state === 'failing' ? (
          <span className="inline-flex items-center gap-1.5 type-small-strong text-danger">
            <StatusIcon status="cancelled" />
            {t('state.failing')}
          </span>
        ) : (
          <Badge status={name === 'mail' && state === 'absent' ? 'pending' : looks[state]}>{t(`state.${state}`)}</Badge>
        )}
      </dd>
      {name === 'mail' && state === 'absent' && (
        <dd className="w-full type-small">
          <Link href={`${paths.admin.settings}#environment`} className="link hit-44">
            {t('mailAbsent', { variable: 'SMTP_URL' })}
          </Link>
        </dd>
      )}
      {state !== 'absent' && (
        <dd className="w-full type-small text-ink-2 wrap-anywhere">
          {joinFacts([
            size !== undefined && t('size', { size: megabytes(size) }),
            size === undefined && (lastAt ? t('last', { date: moment(lastAt) }) : t('never')),
            waiting > 0 && t('waiting', { count: waiting }),
            failed > 0 && t('failedCount', { count: failed }),
          ])}
        </dd>
      )}
      {failure && (
        <dd className="w-full type-small text-ink-2 wrap-anywhere">
          {joinFacts([t('failure', { what: failure.what, words: failure.words }), moment(failure.at)])}
        </dd>
      )}
    </div>
  );
}

/** What new zone rules moved: visits keep the clock time that was agreed. */
function ClockUpdate({ update, now }: { update: ClockUpdateOnWire; now: number }) {
  const t = useTranslations('admin.clocks');
  const { version, finishedAt, moved, clashes, artists, zones } = update;
  return (
    <Row name={version}>
      {joinFacts([
        finishedAt ? formatMoment(Date.parse(finishedAt), 'UTC', { now }) : t('underWay'),
        moved + clashes === 0 ? t('nothing') : t('moved', { count: moved, people: artists }),
        clashes > 0 && t('clashes', { count: clashes }),
        ...zones,
      ])}
    </Row>
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
