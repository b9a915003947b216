import type { BookingChanged, BookingEvent, BookingMoved, MoveRequested, VisitForMessage } from '#modules/bookings';
import { queueMails, takeBackMail, type MailToQueue } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { entryNoticeFor, noticesFor } from '../rules/index.ts';
import { visitMails, type VisitMail } from './write-visit-mail.ts';

export interface Happened {
  readonly name: string;
  readonly event: BookingEvent | BookingMoved | BookingChanged | MoveRequested;
  /** The visits it happened to, by time, as they are now. */
  readonly visits: readonly VisitForMessage[];
}

/** So long a professional can take a move back before its client is told: longer than the toast with its undo stays. */
const moveTellsAfter = 15_000;

/** Queues the mails about what happened to visits, in the transaction in which it happened: one to each person. */
export async function tellPeople(app: App, transaction: Executor, { name, event, visits }: Happened): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const { by, from, leaves, reason } = event;
  const before =
    'oldStart' in event
      ? { start: event.oldStart, end: event.oldEnd, timeZone: event.oldZone, place: event.oldPlace }
      : undefined;
  const writtenIn = from === null && by === 'artist';
  const was = 'was' in event ? event.was : undefined;
  const asked = 'asked' in event ? event.asked : undefined;
  const granted = 'granted' in event && event.granted;
  const happening = { name, by, from, to: first.status, writtenIn: first.writtenIn, granted };
  const about = { by, before, asked, was, leaves, reason, writtenIn, unpaid: from === 'awaiting_payment' };
  const mails = [
    ...noticesFor(happening).flatMap((addressed) => visitMails({ ...addressed, ...about, visits })),
    ...entryMails(entryNoticeFor(happening), { ...about, visits }),
  ];
  const moved = name === 'booking.moved' && by === 'artist' && !granted;
  await queueMails(app, transaction, moved ? await afterMoves(app, transaction, mails, first.startsAt) : mails);
}

/** To the artist, about the visits in their calendar; an artist who deletes the account needs no mail. */
function entryMails(
  notice: ReturnType<typeof entryNoticeFor>,
  { visits, leaves, ...about }: Omit<VisitMail, 'reader' | 'notice'>,
): MailToQueue[] {
  const known = visits.filter(({ artistHasEntry = false }) => artistHasEntry);
  if (!notice || leaves || known.length === 0) return [];
  return visitMails({ ...about, reader: 'artist', notice, visits: known });
}

/** Of visits that were moved again before anybody was told, one mail tells from where to where; none where they are back. */
async function afterMoves(
  app: App,
  transaction: Executor,
  mails: readonly MailToQueue[],
  startsAt: number,
): Promise<MailToQueue[]> {
  const now = app.clock.now();
  const told: MailToQueue[] = [];
  for (const mail of mails) {
    const { bookingId, recipient, kind } = mail;
    const untold = await takeBackMail(
      transaction,
      { bookingId: bookingId!, recipient, kind },
      { now, secret: app.secret },
    );
    const { before } = (untold ?? mail.letter) as VisitMail;
    if (before?.start !== startsAt)
      told.push({ ...mail, letter: { ...mail.letter, before }, dueAt: now + moveTellsAfter });
  }
  return told;
}
