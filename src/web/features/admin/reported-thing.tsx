import { useTranslations } from 'use-intl';
import type { ReportedOnWire } from '#modules/admin/contract';
import { suspensionEnd, type SettledBy } from '#modules/admin/rules';
import { formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { LookAt } from './look-at.tsx';
import { suspendedWords } from './suspended-words.ts';
import { useAsking } from './use-asking.tsx';

type Decision = 'dismiss' | 'remove' | 'warn' | 'suspend';
const decided = { dismiss: 'dismiss_report', remove: 'remove', warn: 'warn', suspend: 'suspend' } as const;
const dangers: ReadonlySet<Decision> = new Set(['remove', 'suspend']);

/** Something that was reported: its words, whose it is, who reported it, and what can be decided about it. */
export function ReportedThing({ thing, now }: { thing: ReportedOnWire; now: number }) {
  const t = useTranslations('admin');
  const { id, subjectKind, subjectId, person, excerpt, reports, at, settled, status } = thing;
  const name = person?.fullName ?? t('queue.nobody');
  const what = t(`queue.kind.${subjectKind}`, { name });
  const wordsOf = (action: SettledBy, until: number | null) =>
    action === 'suspend' ? suspendedWords(t, until, now) : t(`action.${action}`);
  const decisions: Decision[] = person ? ['dismiss', 'warn', 'remove', 'suspend'] : ['dismiss', 'remove'];
  const { ask, dialog } = useAsking<Decision>((decision) => ({
    title: t(`decide.${decision}.title`, { name, kind: subjectKind }),
    text: t(`decide.${decision}.text`, { name, kind: subjectKind, told: person ? 'yes' : 'no' }),
    confirm: t(`decide.${decision}.do`),
    danger: dangers.has(decision),
    lasts: decision === 'suspend',
    aboutNobody: decision === 'dismiss',
    act: ({ reason, days }) =>
      browserApi('POST /api/admin/reports/{reportId}/decision', {
        params: { reportId: id },
        body: { decision, reason, days },
      }),
    done: ({ days }) => ({ title: wordsOf(decided[decision], suspensionEnd(now, days)), description: what }),
  }));
  return (
    <article className="py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-strong wrap-anywhere">{what}</span>
        <span className="type-small text-ink-2">{formatMoment(Date.parse(at), 'UTC', { now })}</span>
      </p>
      {excerpt && (
        <blockquote className="mt-2 rounded-control bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere measure">
          <bdi>{excerpt}</bdi>
        </blockquote>
      )}
      <LookAt kind={subjectKind} subjectId={subjectId} decidedOf={status === 'actioned' ? person : undefined} />
      <ul className="mt-3 grid gap-1 type-small text-ink-2">
        {reports.map((report) => (
          <li key={report.by} className="wrap-anywhere">
            {joinFacts([
              t('queue.reportedBy', { name: `@${report.by}`, reason: t(`queue.complaint.${report.reason}`) }),
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
          {joinFacts([
            settled.action
              ? wordsOf(settled.action, settled.until === null ? null : Date.parse(settled.until))
              : t(`queue.became.${status}`),
            settled.by && t('audit.by', { name: `@${settled.by}` }),
          ])}
        </p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3 max-md:grid max-md:grid-cols-2">
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
