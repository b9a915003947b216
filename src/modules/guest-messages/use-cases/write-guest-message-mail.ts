import { readerLocale } from '#kernel/language';
import { formatVisit } from '#kernel/visit-time';
import { knownLocale } from '#kernel/wished-locale';
import { mailedVisitPath, seriesIdOf, type VisitForMessage } from '#modules/bookings';
import type { WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';
import type { GuestMessageMail } from './tell-by-mail.ts';

/** Writes that somebody wrote about a visit, and where it is read and answered. */
export function writeGuestMessageMail(app: App, { reader, visit }: GuestMessageMail, now: number): WrittenMail {
  const { language = 'en' } = reader === 'guest' ? visit.client : visit.artist;
  return speak(knownLocale(language), () => {
    const t = translator();
    const names = { artist: visit.artist.fullName, guest: visit.client.fullName };
    const title = t(`guestMessages.${reader}.title`, names);
    const about = `${visit.service.name}, ${whenOf(visit, now)}`;
    return {
      subject: title,
      content: {
        language: readerLocale(),
        title,
        preview: about,
        lines: [t(`guestMessages.${reader}.line`, names)],
        list: [about],
        actions: [{ label: t('guestMessages.read'), href: hrefOf(app, { reader, visit }) }],
        footer: [t('reminders.sentBy', { url: app.config.url })],
      },
    };
  });
}

function hrefOf({ config, secret }: App, { reader, visit }: GuestMessageMail): string {
  if (reader === 'artist') return `${config.url}/messages/guest/${seriesIdOf(visit)}`;
  return `${config.url}${mailedVisitPath({ secret }, visit, { part: 'messages' })}`;
}

function whenOf(
  { startsAt: start, endsAt: end, timeZone: zone, artist: { city } }: VisitForMessage,
  now: number,
): string {
  return formatVisit({ start, end, zone, city }, { now }).text;
}
