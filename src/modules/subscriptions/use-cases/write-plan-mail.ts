import { formatLongDate } from '#kernel/visit-time';
import { writePersonalMail, type WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { graceDays, type TrialLetter } from '../rules/index.ts';

/** What somebody is written about their free week or plan. */
export interface PlanLetter {
  readonly kind: TrialLetter | 'failed' | 'ends';
  readonly fullName: string;
  readonly language: string;
  readonly timeZone: string;
  readonly trialEndsAt: number | null;
  /** When a plan ends that was cancelled. */
  readonly planEndsAt?: number;
}

const ofPaid: ReadonlySet<PlanLetter['kind']> = new Set(['failed', 'ends']);

/** Puts such a mail into words, in its reader's language. */
export function writePlanMail(app: Pick<App, 'config'>, letter: PlanLetter): WrittenMail {
  const { kind, timeZone, trialEndsAt, planEndsAt = trialEndsAt } = letter;
  return writePersonalMail(app, letter, (t) => {
    const values = { date: planEndsAt === null ? '' : formatLongDate(planEndsAt, timeZone), days: graceDays };
    return {
      title: t(`planMail.${kind}.title`, values),
      line: t(`planMail.${kind}.line`, values),
      more: [t(`planMail.${kind}.stays`, values)],
      action: { label: t(`planMail.${kind}.action`), path: ofPaid.has(kind) ? '/settings/plan' : '/pricing' },
    };
  });
}
