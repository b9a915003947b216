import { fullAddress } from '#kernel/full-address';
import { readerLocale } from '#kernel/language';
import { knownLocale } from '#kernel/wished-locale';
import { formatDuration, formatPercent, formatPrice, type VisitTime, zoneCity } from '#kernel/visit-time';
import type { VisitForMessage } from '#modules/bookings';
import { contestUntil, freeCancellationUntil, noShowFee } from '#modules/bookings/rules';
import type { MailCard, MailContent, MailToQueue, WrittenCalendar, WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';
import type { Addressed } from '../rules/index.ts';
import { visitActions } from './visit-actions.ts';
import { momentFor, momentOfUse, timeFor, whenOf, type TimeBefore } from './visit-mail-times.ts';
import { writeInvitation } from './write-calendar.ts';

export type VisitMail = Addressed & {
  /** One visit, or several of a series; by time, at least one. */
  readonly visits: readonly VisitForMessage[];
  readonly by: 'client' | 'artist' | 'system';
  /** The professional added it to their own calendar. */
  readonly writtenIn?: boolean;
  /** Whoever did it deletes their account. */
  readonly leaves?: boolean | undefined;
  /** Why it was declined or cancelled, as whoever did it says it. */
  readonly reason?: string | undefined;
  /** What the visit was of before that changed, and its price in the minor unit. */
  readonly was?: { readonly name: string; readonly total: number } | undefined;
  /** Where the visit was before it was moved. */
  readonly before?: TimeBefore | undefined;
  /** The time that its client asks for, or asked for, instead of the confirmed one. */
  readonly asked?: { readonly start: number; readonly end: number } | undefined;
  /** It was not paid for, so that nobody has it in their calendar. */
  readonly unpaid?: boolean | undefined;
};

const ofNoShow = ['noShow', 'noShowContested', 'noShowKept', 'noShowTakenBack'];
/** After these nothing is booked any more. */
const endings: ReadonlySet<string> = new Set([
  'declined',
  'cancelled',
  'entryWithdrawn',
  'expired',
  'unpaid',
  'completed',
  ...ofNoShow,
]);
/** These bring no calendar entry: nothing about the time is new, or it never was in one. */
const withoutCalendar: ReadonlySet<string> = new Set([
  'reminder',
  'completed',
  'unpaid',
  'payFirst',
  'moveAsked',
  'moveDeclined',
  'moveExpired',
  'moveWithdrawn',
  'clockClash',
  ...ofNoShow,
]);

/** The mail about visits on its way into the outbox, with everything it will tell as it is now; none to whoever left no address. */
export function visitMails(letter: VisitMail): MailToQueue[] {
  const { reader, notice, visits } = letter;
  const { id: bookingId, artist, client, startsAt } = visits[0]!;
  const recipient = (reader === 'client' ? client : artist).email;
  if (recipient === null) return [];
  const about = { kind: `visit.${notice}`, recipient, letter, bookingId, ...causeOf(letter) };
  return [notice === 'reminder' ? { ...about, once: true, expiresAt: startsAt } : about];
}

/**
 * A guest gets mail because they booked on the professional's page. A guest whom a professional added did not ask
 * Uli for mail.
 */
function causeOf({ reader, visits, writtenIn }: VisitMail): Pick<MailToQueue, 'causedBy' | 'uninvited'> {
  const { artist, client } = visits[0]!;
  return reader === 'client' && client.id === null ? { causedBy: artist.id, uninvited: writtenIn ?? false } : {};
}

/** Writes one mail about visits, in its reader's language. */
export function writeVisitMail(app: App, mail: VisitMail, now: number): WrittenMail {
  const { artist, client } = mail.visits[0]!;
  const { language = 'en' } = mail.reader === 'client' ? client : artist;
  return speak(knownLocale(language), () => writeMail(app, mail, now));
}

/** What happened, the place's time first, what it is and costs, what to do next. */
function writeMail(app: App, mail: VisitMail, now: number): WrittenMail {
  const t = translator();
  const { reader, notice, visits, by, before, was, reason } = mail;
  const first = visits[0]!;
  const { artist, client, service, moveRequest } = first;
  const expiresAt = notice === 'moveAsked' && moveRequest ? moveRequest.expiresAt : first.expiresAt;
  const count = visits.length;
  const times = visits.map(({ startsAt: start, endsAt: end }) => timeFor(mail, { start, end }, now));
  const time = times[0]!;
  const until = momentOfUse(mail, notice === 'noShow' ? contestUntil(first.endsAt) : expiresAt, now);
  const due = formatPrice(first.dueNow ?? 0, first.currency);
  const asked = mail.asked && timeFor(mail, mail.asked, now);
  const when = whenOf(time);
  const what = t('reminders.what', {
    count,
    service: service.name,
    when: asked && notice === 'moveAsked' ? whenOf(asked) : when,
  });
  const calendars = withoutCalendar.has(notice) || mail.unpaid ? [] : calendarsOf(app, mail, now);
  const words = {
    artist: artist.fullName,
    client: client.fullName,
    count,
    until,
    by,
    when,
    due,
    place: artist.city?.trim() || zoneCity(first.timeZone),
  };
  const texts = `reminders.${reader}.${notice}` as 'reminders.client.requested';
  const content: MailContent = {
    language: readerLocale(),
    title: t(`${texts}.title`),
    preview: time.text,
    lines: [
      t(`${texts}.line`, { ...words, ...(asked && { asked: whenOf(asked) }) }),
      ...(reason
        ? [
            t('reminders.reason', {
              yours: String(by === reader),
              name: (by === 'client' ? client : artist).fullName,
              reason,
            }),
          ]
        : []),
    ],
    card: cardOf(mail, time),
    list: [
      ...(was ? [t('reminders.was', { what: was.name, price: formatPrice(was.total, first.currency) })] : []),
      ...(before ? [t('reminders.before', { line: timeFor(mail, before, now).line })] : []),
      ...(asked && notice === 'moved' ? [t('reminders.askedBefore', { line: asked.line })] : []),
      ...(count > 1 ? times.map((each) => each.text) : []),
    ],
    notes: [
      ...(reader === 'client' ? [...requestNotes(mail, now), ...policyNotes(mail, now)] : clientNotes(first)),
      ...(calendars.length > 1 ? [t('reminders.calendarFiles', { count: calendars.length })] : []),
    ],
    actions: visitActions(app, mail, first),
    footer: [t('reminders.sentBy', { url: app.config.url })],
  };
  const subject = t(`${texts}.subject`, { what });
  return { subject, content, calendars };
}

function cardOf({ reader, notice, visits }: VisitMail, time: VisitTime): MailCard {
  const t = translator();
  const { artist, client, service } = visits[0]!;
  const duration = formatDuration(service.duration);
  return {
    day: time.weekday,
    time: time.start,
    date: time.day,
    title: service.name,
    lines: [
      time.line,
      ...(time.yours ? [time.yours] : []),
      ...(reader === 'client' ? whereLines(artist) : []),
      reader === 'client'
        ? t('reminders.withArtist', { name: artist.fullName })
        : t('reminders.forClient', { name: client.fullName }),
      // What is not booked any more costs nobody its price.
      endings.has(notice) && notice !== 'completed' ? duration : amountOf(visits, duration),
    ],
  };
}

function amountOf(visits: readonly VisitForMessage[], duration: string): string {
  const { currency } = visits[0]!;
  const count = visits.length;
  const all = formatPrice(
    visits.reduce((sum, { total }) => sum + total, 0),
    currency,
  );
  return translator()('reminders.amount', { count, duration, price: priceOf(visits[0]!), total: all });
}

function whereLines({ address, phone, city }: VisitForMessage['artist']): string[] {
  return [...(address ? [fullAddress(address, city)!] : []), ...(phone ? [phone] : [])];
}

function priceOf({ total, discount = 0, offerTitle, currency }: VisitForMessage): string {
  const t = translator();
  if (discount === 0) return formatPrice(total, currency);
  const [price, off, rest] = [total + discount, discount, total].map((amount) => formatPrice(amount, currency));
  return t('reminders.priceWithOffer', {
    price: price!,
    discount: off!,
    offer: offerTitle ?? t('bookings.opening.one'),
    total: rest!,
  });
}

/** What the mail changes in its reader's calendar, visit by visit: each has a UID of its own, and no part may hold two. */
function calendarsOf(app: App, { reader, notice, visits }: VisitMail, now: number): WrittenCalendar[] {
  const method = endings.has(notice) ? 'CANCEL' : 'REQUEST';
  return visits.map((visit) => writeInvitation(app, visit, { reader, method, now }));
}

/** Beside a reminder: that another time was asked for, and that this one holds until that is answered. */
function requestNotes(mail: VisitMail, now: number): string[] {
  const { moveRequest, artist } = mail.visits[0]!;
  if (mail.notice !== 'reminder' || !moveRequest || moveRequest.expiresAt <= now) return [];
  const { startsAt: start, endsAt: end } = moveRequest;
  const asked = whenOf(timeFor(mail, { start, end }, now));
  return [translator()('reminders.stillAsked', { artist: artist.fullName, asked })];
}

/** What cancelling and staying away cost. */
function policyNotes(mail: VisitMail, now: number): string[] {
  const { visits, notice } = mail;
  if (notice === 'noShow') return feeNotes(visits[0]!);
  // What is not paid is not booked, and costs nothing.
  if (endings.has(notice) || visits[0]!.status === 'awaiting_payment') return [];
  const t = translator();
  const { lateCancelPercent: late, noShowPercent: missed } = visits[0]!.policy;
  return [
    late > 0
      ? lateNote(mail, now)
      : t(`bookings.policy.${missed > 0 ? 'noCancelFee' : 'noFee'}`, { name: visits[0]!.artist.fullName }),
    ...(missed > 0 ? [t('bookings.policy.missed', { percent: formatPercent(missed) })] : []),
  ];
}

/** What not coming costs, by the terms that were agreed. */
function feeNotes(visit: VisitForMessage): string[] {
  const fee = noShowFee(visit);
  return fee > 0 ? [translator()('reminders.noShowFee', { price: formatPrice(fee, visit.currency) })] : [];
}

function lateNote(mail: VisitMail, now: number): string {
  const t = translator();
  const { policy, startsAt, artist, status } = mail.visits[0]!;
  const percent = formatPercent(policy.lateCancelPercent);
  if (mail.visits.length > 1) {
    return t('reminders.seriesPolicy', { before: formatDuration(policy.freeCancellationMinutes), percent });
  }
  const free = freeCancellationUntil(policy, startsAt);
  if (free > now) return t('bookings.policy.freeThen', { moment: momentFor(mail, free, now), percent });
  // A request costs nothing until it is confirmed.
  return t(`bookings.policy.${status === 'pending' ? 'lateOnceConfirmed' : 'late'}`, {
    name: artist.fullName,
    percent,
  });
}

function clientNotes({ notes, client }: VisitForMessage): string[] {
  const t = translator();
  return [
    ...(notes ? [t('reminders.note', { note: notes })] : []),
    ...(client.phone ? [t('reminders.phone', { phone: client.phone })] : []),
  ];
}
