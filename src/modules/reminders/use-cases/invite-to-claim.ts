import { findUser } from '#modules/accounts';
import { listGuestVisits, readVisitsForMessage } from '#modules/bookings';
import { queueMail } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { GuestVisitsMail } from './write-guest-visits-mail.ts';

/**
 * Mails the links of the visits that were booked as a guest with an account's address, to that address alone: what was booked
 * is for whoever reads there to know, which need not be whoever typed the address. `claimed`: the series that it is given
 * right now.
 */
export async function inviteToClaim(
  app: App,
  transaction: Executor,
  { userId, claimed }: { readonly userId: number; readonly claimed?: number | undefined },
): Promise<void> {
  const owner = await findUser(transaction, userId);
  // An unverified address may belong to a person who never heard of the account: it gets only its own link.
  if (!owner || owner.emailVerifiedAt === null) return;
  const { email, language } = owner;
  const ids = await listGuestVisits(transaction, { email, userId, now: app.clock.now() });
  if (ids.length === 0) return;
  const visits = (await readVisitsForMessage(transaction, ids)).filter(
    ({ id, parentBookingId }) => (parentBookingId ?? id) !== claimed,
  );
  if (visits.length === 0) return;
  const letter: GuestVisitsMail = { language, visits };
  await queueMail(app, transaction, { kind: 'guest.visits', recipient: email, letter });
}
