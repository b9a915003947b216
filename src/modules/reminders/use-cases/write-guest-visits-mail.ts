import { readerLocale } from '#kernel/language';
import { formatVisit } from '#kernel/visit-time';
import { knownLocale } from '#kernel/wished-locale';
import { mailedVisitPath, type VisitForMessage } from '#modules/bookings';
import type { WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';

/** Guest visits whose links go to the address of a new account. */
export interface GuestVisitsMail {
  /** Of the account. */
  readonly language: string;
  /** By time, at least one. */
  readonly visits: readonly VisitForMessage[];
}

/** Writes where each visit can be added to the account; the name that the account gave itself is not said. */
export function writeGuestVisitsMail(
  { config: { url }, secret }: App,
  { language, visits }: GuestVisitsMail,
  now: number,
): WrittenMail {
  return speak(knownLocale(language), () => {
    const t = translator();
    const title = t('reminders.guestVisits.title');
    const line = t('reminders.guestVisits.line', { count: visits.length, button: t('visit.claim.signedInSubmit') });
    return {
      subject: title,
      content: {
        language: readerLocale(),
        title,
        preview: line,
        lines: [line],
        list: visits.map((visit) => `${visit.service.name}, ${visit.artist.fullName}: ${timeOf(visit, now).text}`),
        notes: [t('reminders.guestVisits.notYou')],
        actions: visits.map((visit) => {
          const { date, start } = timeOf(visit, now);
          const what = t('reminders.what', { count: 1, service: visit.service.name, when: `${date}, ${start}` });
          const label = t('reminders.guestVisits.add', { what });
          return { label, href: `${url}${mailedVisitPath({ secret }, visit)}` };
        }),
        footer: [t('reminders.sentBy', { url })],
      },
    };
  });
}

function timeOf({ startsAt: start, endsAt: end, timeZone: zone, artist: { city } }: VisitForMessage, now: number) {
  return formatVisit({ start, end, zone, city }, { now });
}
