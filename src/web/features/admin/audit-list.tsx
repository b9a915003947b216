import { AdminList } from './admin-list.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AuditRowOnWire } from '#modules/admin/contract';
import { formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { auditQuery } from './queries.ts';

/** What was done in the admin area, by whom and why. */
export function AuditList({ now }: { now: number }) {
  const t = useTranslations('admin');
  return (
    <>
      <PageHead title={t('sections.audit')} subtitle={t('audit.subtitle')} />
      <AdminList
        label={t('sections.audit')}
        query={useSteady(useInfiniteQuery(auditQuery(browserApi)))}
        none={t('audit.none')}
        itemOf={(row) => <Deed row={row} now={now} />}
      />
    </>
  );
}

function Deed({ row, now }: { row: AuditRowOnWire; now: number }) {
  const t = useTranslations('admin');
  const { action, actorName, at, subjectKind, subjectId, subjectName, reason } = row;
  return (
    <div className="py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-strong">{t(`action.${action}`)}</span>
        <span className="type-small text-ink-2">{formatMoment(Date.parse(at), 'UTC', { now })}</span>
      </p>
      <p className="type-small text-ink-2 wrap-anywhere">
        {joinFacts([
          subjectName,
          t(`audit.subject.${subjectKind}`, { id: String(subjectId) }),
          t('audit.by', { name: actorName }),
          ...detailsOf(row, t),
        ])}
      </p>
      {reason && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere measure">
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

type PrivatePart = 'booking' | 'bookings' | 'ratings' | 'services' | 'offers' | 'hours' | 'follows';

/** What is known of a deed besides: how long, how many, what exactly. */
function detailsOf({ details, action }: AuditRowOnWire, t: ReturnType<typeof useTranslations<'admin'>>): string[] {
  const { days, reports, method, path, decided, slug, into, event, type, what } = details;
  return [
    ...(action === 'suspend' ? [typeof days === 'number' ? t('days', { count: days }) : t('forGood')] : []),
    ...(typeof reports === 'number' && reports > 0 ? [t('audit.reports', { count: reports })] : []),
    ...(typeof slug === 'string' ? [slug] : []),
    ...(typeof into === 'string' ? [t('audit.into', { name: into })] : []),
    ...(typeof what === 'string' ? [t(`audit.what.${what as PrivatePart}`)] : []),
    ...(typeof event === 'string' ? [String(type), event] : []),
    ...(typeof path === 'string' ? [`${String(method)} ${path}`] : []),
    ...(decided === 'warned' || decided === 'suspended' || decided === 'removed' ? [t(`appeal.act.${decided}`)] : []),
  ];
}
