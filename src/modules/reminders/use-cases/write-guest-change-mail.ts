import { readerLocale } from '#kernel/language';
import { formatVisit } from '#kernel/visit-time';
import { knownLocale } from '#kernel/wished-locale';
import { guestChangeToken, type GuestChange, type VisitForMessage } from '#modules/bookings';
import type { WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';
import { writeInvitation } from './write-calendar.ts';

/** A change to a guest's visits, for their previous address. */
export interface GuestChangeMail {
  readonly change: GuestChange;
  readonly visit: VisitForMessage;
  /** Visits to which another address has been invited instead. Letters from before they were withdrawn lack it. */
  readonly withdrawn?: readonly VisitForMessage[];
}

/** Writes what the holder of the link changed, and how to undo it. The author is not named, because it is unknown. */
export function writeGuestChangeMail(
  app: App,
  { change, visit, withdrawn = [] }: GuestChangeMail,
  now: number,
): WrittenMail {
  return speak(knownLocale(change.language), () => {
    const t = translator();
    const { url } = app.config;
    const title = t(`reminders.link.${change.kind}.title`);
    const line = t(`reminders.link.${change.kind}.line`);
    const { startsAt: start, endsAt: end, timeZone: zone, artist } = visit;
    const when = formatVisit({ start, end, zone, city: artist.city }, { now }).text;
    return {
      subject: title,
      content: {
        language: readerLocale(),
        title,
        preview: line,
        lines: [line],
        list: [`${visit.service.name}, ${artist.fullName}: ${when}`],
        notes: change.kind === 'undone' ? [] : [t('reminders.link.notYou')],
        actions:
          change.kind === 'undone'
            ? []
            : [{ label: t('reminders.link.undo'), href: `${url}/b/undo/${guestChangeToken(app, change.id)}` }],
        footer: [t('reminders.sentBy', { url })],
      },
      calendars: withdrawn.map((each) => {
        // The new holder is none of this reader's business.
        const client = { ...each.client, fullName: change.email, email: change.email };
        return writeInvitation(app, { ...each, client }, { reader: 'client', method: 'CANCEL', now });
      }),
    };
  });
}
