import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReportedOnWire } from '#modules/admin/contract';
import { formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { Link } from '#web/ui/link.tsx';
import { paths } from '#web/paths.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

type Decision = 'dismiss' | 'warn' | 'suspend';

/** Something that was reported: its words, whose it is, who reported it, and what can be decided about it. */
export function ReportedThing({ thing, now }: { thing: ReportedOnWire; now: number }) {
  const t = useTranslations('admin');
  const { id, subjectKind, subjectId, person, excerpt, reports, at, settled, status } = thing;
  const [asking, setAsking] = useState<Decision>();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const name = person?.fullName ?? t('queue.nobody');
  const decisions: Decision[] = person ? ['dismiss', 'warn', 'suspend'] : ['dismiss'];
  return (
    <article className="py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-strong wrap-anywhere">{t(`queue.kind.${subjectKind}`, { name })}</span>
        <span className="type-small text-ink-2">{formatMoment(Date.parse(at), 'UTC', { now })}</span>
      </p>
      {excerpt && <blockquote className="mt-2 whitespace-pre-line wrap-anywhere measure">{excerpt}</blockquote>}
      <LookAt kind={subjectKind} subjectId={subjectId} />
      <ul className="mt-3 grid gap-1 type-small text-ink-2">
        {reports.map((report) => (
          <li key={report.by} className="wrap-anywhere">
            {joinFacts([
              t(`queue.complaint.${report.reason}`),
              t('audit.by', { name: report.by }),
              report.dismissed > 0 && t('queue.dismissed', { count: report.dismissed }),
              report.note,
            ])}
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
              look={decision === 'suspend' ? 'danger' : 'quiet'}
              size="compact"
              onClick={(event) => {
                setButton(event.currentTarget);
                setAsking(decision);
              }}
            >
              {t(`decide.${decision}.do`)}
            </Button>
          ))}
        </div>
      )}
      <Suspense>
        {asking && (
          <ReasonDialog
            open
            title={t(`decide.${asking}.title`, { name })}
            text={t(`decide.${asking}.text`)}
            confirm={t(`decide.${asking}.do`)}
            danger={asking === 'suspend'}
            lasts={asking === 'suspend'}
            act={({ reason, days }) =>
              browserApi('POST /api/admin/reports/{reportId}/decision', {
                params: { reportId: id },
                body: { decision: asking, reason, days },
              })
            }
            onClose={() => setAsking(undefined)}
            returnFocus={() => button}
          />
        )}
      </Suspense>
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
