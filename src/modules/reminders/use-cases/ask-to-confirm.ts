import { findUser } from '#modules/accounts';
import type { ConfirmationAsked } from '#modules/bookings';
import { queueMail } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { ConfirmationMail } from './write-confirmation-mail.ts';

/** Mails a guest the link that confirms their time. */
export async function askToConfirm(app: App, transaction: Executor, asked: ConfirmationAsked): Promise<void> {
  const artist = await findUser(transaction, asked.artistId);
  if (!artist) return;
  const letter: ConfirmationMail = { ...asked, artistName: artist.fullName, city: artist.city };
  const { email: recipient, expiresAt } = asked;
  await queueMail(app, transaction, { kind: 'confirm.visit', recipient, letter, expiresAt });
}
