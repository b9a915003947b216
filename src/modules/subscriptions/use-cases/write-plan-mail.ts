import { formatLongDate } from '#kernel/visit-time';
import { writePersonalMail, type WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { graceDays, type TrialLetter } from '../rules/index.ts';

/** What somebody is written about their free week or plan. */
export interface PlanLetter {
  readonly kind: TrialLetter | 'failed';
  readonly fullName: string;
  readonly language: string;
  readonly timeZone: string;
  readonly trialEndsAt: number | null;
}

/** Puts such a mail into words, in its reader's language. */
export function writePlanMail(app: Pick<App, 'config'>, letter: PlanLetter): WrittenMail {
  const { kind, timeZone, trialEndsAt } = letter;
  return writePersonalMail(app, letter, (t) => {
    const values = { date: trialEndsAt === null ? '' : formatLongDate(trialEndsAt, timeZone), days: graceDays };
    return {
      title: t(`planMail.${kind}.title`, values),
      line: t(`planMail.${kind}.line`, values),
      more: [t(`planMail.${kind}.stays`, values)],
      action: { label: t(`planMail.${kind}.action`), path: kind === 'failed' ? '/settings/plan' : '/pricing' },
    };
  });
}
