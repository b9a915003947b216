import { readerLocale } from '#kernel/language';
import { formatMoment, formatVisit } from '#kernel/visit-time';
import { knownLocale } from '#kernel/wished-locale';
import { confirmToken, type ConfirmationAsked } from '#modules/bookings';
import type { WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';

/** A guest's request, for the address that they gave. */
export interface ConfirmationMail extends ConfirmationAsked {
  readonly artistName: string;
  readonly city: string | null;
}

/** Writes how long the time is held, and the link that confirms it. */
export function writeConfirmationMail(app: App, letter: ConfirmationMail, now: number): WrittenMail {
  return speak(knownLocale(letter.language), () => {
    const t = translator();
    const { url } = app.config;
    const { serviceName, artistName: artist, timeZone: zone, city, visits, expiresAt } = letter;
    const title = t('reminders.confirmAddress.title');
    const until = formatMoment(expiresAt, zone, { now });
    const line = t('reminders.confirmAddress.line', { artist, until });
    const token = confirmToken(app, { id: letter.requestId, version: letter.version });
    return {
      subject: t('reminders.confirmAddress.subject', { artist }),
      content: {
        language: readerLocale(),
        title,
        preview: line,
        lines: [line],
        list: visits.map(({ startsAt: start, endsAt: end }) => {
          return `${serviceName}, ${artist}: ${formatVisit({ start, end, zone, city }, { now }).text}`;
        }),
        notes: [t('reminders.confirmAddress.notYou')],
        actions: [{ label: t('reminders.confirmAddress.action'), href: `${url}/b/confirm/${token}` }],
        footer: [t('reminders.sentBy', { url })],
      },
    };
  });
}
