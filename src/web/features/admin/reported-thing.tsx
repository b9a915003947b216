import { useTranslations } from 'use-intl';
import type { ReportedOnWire } from '#modules/admin/contract';
import { formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { paths } from '#web/paths.ts';
import { useAsking } from './use-asking.tsx';

type Decision = 'dismiss' | 'remove' | 'warn' | 'suspend';
const dangers: ReadonlySet<Decision> = new Set(['remove', 'suspend']);

/** Something that was reported: its words, whose it is, who reported it, and what can be decided about it. */
export function ReportedThing({ thing, now }: { thing: ReportedOnWire; now: number }) {
  const t = useTranslations('admin');
  const { id, subjectKind, subjectId, person, excerpt, reports, at, settled, status } = thing;
  const name = person?.fullName ?? t('queue.nobody');
  const decisions: Decision[] = person ? ['dismiss', 'warn', 'remove', 'suspend'] : ['dismiss', 'remove'];
  const { ask, dialog } = useAsking<Decision>((decision) => ({
    title: t(`decide.${decision}.title`, { name }),
    text: t(`decide.${decision}.text`),
    confirm: t(`decide.${decision}.do`),
    danger: dangers.has(decision),
    lasts: decision === 'suspend',
    act: ({ reason, days }) =>
      browserApi('POST /api/admin/reports/{reportId}/decision', {
        params: { reportId: id },
        body: { decision, reason, days },
      }),
  }));
  return (
    <article className="py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-strong wrap-anywhere">{t(`queue.kind.${subjectKind}`, { name })}</span>
        <span className="type-small text-ink-2">{formatMoment(Date.parse(at), 'UTC', { now })}</span>
      </p>
      {excerpt && (
        <blockquote className="mt-2 whitespace-pre-line wrap-anywhere measure">
          <bdi>{excerpt}</bdi>
        </blockquote>
      )}
      <LookAt kind={subjectKind} subjectId={subjectId} />
      <ul className="mt-3 grid gap-1 type-small text-ink-2">
        {reports.map((report) => (
          <li key={report.by} className="wrap-anywhere">
            {joinFacts([
              t(`queue.complaint.${report.reason}`),
              t('audit.by', { name: report.by }),
              report.dismissed > 0 && t('queue.dismissed', { count: report.dismissed }),
            ])}
            {report.note && (
              <q dir="auto" className="block text-ink">
                {report.note}
              </q>
            )}
          </li>
        ))}
      </ul>
      {settled ? (
        <p className="mt-3 type-small-strong">
          {joinFacts([t(`queue.became.${status}`), settled.by && t('audit.by', { name: settled.by })])}
        </p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {decisions.map((decision) => (
            <Button
              key={decision}
              look={dangers.has(decision) ? 'danger' : 'quiet'}
              size="compact"
              onClick={(event) => ask(decision, event)}
            >
              {t(`decide.${decision}.do`)}
            </Button>
          ))}
        </div>
      )}
      {dialog}
    </article>
  );
}

/** Where it stands, for what has an address of its own. */
function LookAt({ kind, subjectId }: { kind: ReportedOnWire['subjectKind']; subjectId: number }) {
  const t = useTranslations('admin');
  const href = kind === 'post' ? paths.post(subjectId) : kind === 'user' ? paths.profile(subjectId) : undefined;
  if (!href) return null;
  return (
    <Link href={href} className="mt-2 inline-block link hit-44">
      {t('queue.look')}
    </Link>
  );
}
