import type { BookingEvent, BookingMoved, VisitForMessage } from '#modules/bookings';
import { queueMails } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { noticesFor } from '../rules/index.ts';
import { visitMails } from './write-visit-mail.ts';

export interface Happened {
  readonly name: string;
  readonly event: BookingEvent | BookingMoved;
  /** The visits it happened to, by time, as they are now. */
  readonly visits: readonly VisitForMessage[];
}

/** Queues the mails about what happened to visits, in the transaction in which it happened: one to each person. */
export async function tellPeople(app: App, transaction: Executor, { name, event, visits }: Happened): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const { by, from, leaves, reason } = event;
  const before = 'oldStart' in event ? { start: event.oldStart, end: event.oldEnd } : undefined;
  const mails = noticesFor({ name, by, from, to: first.status }).flatMap((addressed) =>
    visitMails({ ...addressed, visits, by, before, leaves, reason }),
  );
  await queueMails(app, transaction, mails);
}
