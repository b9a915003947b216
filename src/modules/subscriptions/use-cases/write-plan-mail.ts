import { readerLocale } from '#kernel/language';
import { formatLongDate } from '#kernel/visit-time';
import { knownLocale } from '#kernel/wished-locale';
import type { WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';
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
  return speak(knownLocale(letter.language), () => writeMail(app, letter));
}

function writeMail({ config: { url } }: Pick<App, 'config'>, letter: PlanLetter): WrittenMail {
  const t = translator();
  const { kind, fullName, timeZone, trialEndsAt } = letter;
  const values = { date: trialEndsAt === null ? '' : formatLongDate(trialEndsAt, timeZone), days: graceDays };
  const title = t(`planMail.${kind}.title`, values);
  const line = t(`planMail.${kind}.line`, values);
  const href = kind === 'failed' ? `${url}/settings/plan` : `${url}/pricing`;
  return {
    subject: title,
    content: {
      language: readerLocale(),
      title,
      preview: line,
      lines: [t('notifications.greeting', { name: fullName }), line, t(`planMail.${kind}.stays`, values)],
      actions: [{ label: t(`planMail.${kind}.action`), href }],
      footer: [t('notifications.sentBy', { url })],
    },
  };
}
