import { useTranslations } from 'use-intl';
import type { AppealOnWire } from '#modules/admin/contract';
import { outcomes } from '#modules/admin/rules';
import { formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { LookAt } from './look-at.tsx';
import { useAsking } from './use-asking.tsx';

/** A decision that somebody calls wrong, with what they say, to be decided again. */
export function AppealRow({ appeal: row, now }: { appeal: AppealOnWire; now: number }) {
  const t = useTranslations('admin');
  const { id: decisionId, act, subjectKind, subjectId, excerpt, reason, appeal, person, decidedBy } = row;
  const name = person.fullName;
  const { ask, dialog } = useAsking<(typeof outcomes)[number]>((became) => ({
    title: t(`appeal.ask.${became}.title`, { name }),
    text: t(`appeal.ask.${became}.text`),
    confirm: t(`appeal.ask.${became}.do`),
    act: (given) =>
      browserApi('POST /api/admin/appeals/{decisionId}/outcome', {
        params: { decisionId },
        body: { became, reason: given.reason },
      }),
    done: () => ({
      title: t(became === 'restored' ? 'action.restore' : 'action.uphold'),
      description: t(`queue.kind.${subjectKind}`, { name }),
    }),
  }));
  return (
    <article className="py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-strong wrap-anywhere">{t(`queue.kind.${subjectKind}`, { name })}</span>
        {appeal && <span className="type-small text-ink-2">{formatMoment(Date.parse(appeal.at), 'UTC', { now })}</span>}
      </p>
      {excerpt && (
        <blockquote className="mt-2 rounded-control bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere measure">
          <bdi>{excerpt}</bdi>
        </blockquote>
      )}
      {subjectKind === 'post' && <LookAt kind="post" subjectId={subjectId} decidedOf={person} />}
      <p className="mt-3 type-small text-ink-2 wrap-anywhere">
        {joinFacts([t(`appeal.act.${act}`), decidedBy && t('audit.by', { name: `@${decidedBy}` })])}.{' '}
        {t('appeal.reason', { reason })}
      </p>
      <p className="mt-3 type-small-strong">{t('appeal.says', { name })}</p>
      <blockquote className="mt-2 rounded-control bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere measure">
        <bdi>{appeal?.words}</bdi>
      </blockquote>
      <div className="mt-4 flex flex-wrap gap-3">
        {outcomes.map((became) => (
          <Button key={became} look="quiet" size="compact" onClick={(event) => ask(became, event)}>
            {t(`appeal.ask.${became}.do`)}
          </Button>
        ))}
      </div>
      {dialog}
    </article>
  );
}
