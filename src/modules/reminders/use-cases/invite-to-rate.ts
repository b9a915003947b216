import type { VisitForMessage } from '#modules/bookings';
import { listOffTopics, queueMails } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { visitMails } from './write-visit-mail.ts';

/** So long after a visit its client is asked, in milliseconds: by then they are at home. */
const askAfter = 2 * 3_600_000;

/** Asks the clients of completed visits by mail how it was, unless they switched ratings off. */
export async function inviteToRate(app: App, transaction: Executor, visits: readonly VisitForMessage[]): Promise<void> {
  const asked = await Promise.all(visits.map((visit) => wantsToBeAsked(transaction, visit)));
  const mails = visits
    .filter((_, index) => asked[index])
    .flatMap((visit) => {
      const dueAt = overAt(visit, app.clock.now()) + askAfter;
      return visitMails({ reader: 'client', notice: 'completed', visits: [visit], by: 'artist' }).map((mail) => ({
        ...mail,
        dueAt,
      }));
    });
  await queueMails(app, transaction, mails);
}

/** When a visit that is marked as completed now is over: whose mark comes before it began waits for its end. */
function overAt({ startsAt, endsAt }: VisitForMessage, now: number): number {
  return now < startsAt ? endsAt : now;
}

async function wantsToBeAsked(executor: Executor, { client }: VisitForMessage): Promise<boolean> {
  return client.id === null || !(await listOffTopics(executor, client.id)).includes('ratings');
}
