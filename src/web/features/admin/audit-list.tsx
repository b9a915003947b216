import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AuditRowOnWire } from '#modules/admin/contract';
import { formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { LongList } from '#web/ui/long-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { auditQuery } from './queries.ts';

/** What was done in the admin area, by whom and why. */
export function AuditList({ now }: { now: number }) {
  const t = useTranslations('admin');
  return (
    <>
      <PageHead title={t('sections.audit')} subtitle={t('audit.subtitle')} />
      <LongList
        label={t('sections.audit')}
        query={useSteady(useInfiniteQuery(auditQuery(browserApi)))}
        words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('again'), more: t('more') }}
        sentenceOf={sentenceOf}
        skeleton={<PersonSkeleton />}
        empty={<p className="text-ink-2">{t('audit.none')}</p>}
        itemOf={(row) => <Deed row={row} now={now} />}
        className="divide-y divide-line"
      />
    </>
  );
}

function Deed({ row, now }: { row: AuditRowOnWire; now: number }) {
  const t = useTranslations('admin');
  const { action, actorName, at, subjectKind, subjectId, reason } = row;
  return (
    <div className="py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-strong">{t(`action.${action}`)}</span>
        <span className="type-small text-ink-2">{formatMoment(Date.parse(at), 'UTC', { now })}</span>
      </p>
      <p className="type-small text-ink-2 wrap-anywhere">
        {joinFacts([t('audit.by', { name: actorName }), t(`audit.subject.${subjectKind}`, { id: String(subjectId) })])}
      </p>
      {reason && <p className="mt-2 whitespace-pre-line wrap-anywhere measure">{reason}</p>}
    </div>
  );
}
