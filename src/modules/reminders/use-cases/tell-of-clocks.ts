import { differsOnTheClock } from '#kernel/visit-time';
import { readVisitsForMessage, type ClockChanged, type VisitForMessage } from '#modules/bookings';
import { pathOfWork } from '#modules/bookings/rules';
import { notify, queueMails } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { planReminders, withdrawReminders } from './plan-reminders.ts';
import { visitMails } from './write-visit-mail.ts';

/**
 * New zone rules took visits of an artist to other instants: reminders follow, and only those are told for whom something is
 * other than they know it, because their calendar has an entry or because their own clock shows another time now. Where a visit
 * could not go to its time, its artist is asked to move one of the two.
 */
export async function tellOfClocks(app: App, transaction: Executor, { moved, clashes }: ClockChanged): Promise<void> {
  const visits = await readVisitsForMessage(transaction, moved);
  await withdrawReminders(transaction, moved);
  await planReminders(app, transaction, visits);
  const about = { by: 'system' } as const;
  const byClient = Map.groupBy(visits.filter(concernsClient), ({ client }) => client.id ?? client.email);
  const ofEntries = visits.filter(({ artistHasEntry = false, status }) => artistHasEntry && isInCalendars(status));
  const unmoved = await readVisitsForMessage(transaction, clashes);
  await queueMails(app, transaction, [
    ...[...byClient.values()].flatMap((theirs) =>
      visitMails({ ...about, reader: 'client', notice: 'clockChanged', visits: theirs }),
    ),
    ...(ofEntries.length > 0
      ? visitMails({ ...about, reader: 'artist', notice: 'clockChanged', visits: ofEntries })
      : []),
    ...unmoved.flatMap((visit) => visitMails({ ...about, reader: 'artist', notice: 'clockClash', visits: [visit] })),
  ]);
  for (const visit of unmoved) await askArtist(app, transaction, visit);
}

/** A visit that waits for its payment is in nobody's calendar yet. */
const isInCalendars = (status: VisitForMessage['status']) => status === 'confirmed' || status === 'pending';

function concernsClient({ status, client, timeZone, startsAt }: VisitForMessage): boolean {
  const elsewhere = client.timeZone !== null && client.timeZone !== 'UTC' && client.timeZone !== timeZone;
  return isInCalendars(status) || (elsewhere && differsOnTheClock(client.timeZone, timeZone, startsAt));
}

async function askArtist(app: App, transaction: Executor, visit: VisitForMessage): Promise<void> {
  const { id, artist, client, service, startsAt, timeZone } = visit;
  await notify(app, transaction, {
    userId: artist.id,
    actorId: client.id,
    topic: 'bookings',
    kind: 'booking.clockClash',
    groupKey: `booking:${id}:clockClash`,
    href: pathOfWork(id),
    facts: {
      service: service.name,
      startsAt,
      timeZone,
      visits: 1,
      ...(client.id === null && { name: client.fullName }),
    },
  });
}
