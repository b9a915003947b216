import { readVisitsForMessage, type BookingRow, type VisitForMessage } from '#modules/bookings';
import { listOffTopics, queueMail, takeBackMail } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';

/** Who is told that the other one wrote. The words stay where they are: nobody has proved the address this goes to. */
export interface GuestMessageMail {
  readonly reader: 'guest' | 'artist';
  readonly visit: VisitForMessage;
}

/** What is written within this time is one mail, in milliseconds. */
const written = 20_000;

/** Tells a guest by mail that their professional wrote. */
export function mailToGuest(app: App, transaction: Executor, visit: BookingRow): Promise<void> {
  return mail(app, transaction, visit, 'guest');
}

/** Tells a professional by mail that a guest wrote, unless they switched messages off. */
export async function mailToArtist(app: App, transaction: Executor, visit: BookingRow): Promise<void> {
  if ((await listOffTopics(transaction, visit.artistId)).includes('messages')) return;
  await mail(app, transaction, visit, 'artist');
}

async function mail(app: App, transaction: Executor, { id }: BookingRow, reader: GuestMessageMail['reader']) {
  const [visit] = await readVisitsForMessage(transaction, [id]);
  const recipient = reader === 'guest' ? visit!.client.email : visit!.artist.email;
  if (recipient === null) return;
  const now = app.clock.now();
  const about = { kind: `talk.${reader}`, recipient, bookingId: id };
  const letter: GuestMessageMail = { reader, visit: visit! };
  await takeBackMail(transaction, about, { now, secret: app.secret });
  // The professional counts as the cause of mail to a guest, even if an admin who is signed in as them writes it.
  const causedBy = reader === 'guest' ? visit!.artist.id : undefined;
  await queueMail(app, transaction, { ...about, letter, causedBy, dueAt: now + written });
}
