import { writeContactMail, type AnswerLetter, type ContactLetter } from '#modules/contact';
import { writeGuestMessageMail, type GuestMessageMail } from '#modules/guest-messages';
import { writeAccountMail, writeDigest, type DigestLetter, type MailWriters } from '#modules/notifications';
import { writeUnreadMail, type UnreadLetter } from '#modules/messaging';
import { writePaymentMail, type PaymentLetter } from '#modules/payments';
import { writePlanMail, type PlanLetter } from '#modules/subscriptions';
import {
  writeConfirmationMail,
  writeGuestChangeMail,
  writeGuestVisitsMail,
  writeVisitMail,
  type ConfirmationMail,
  type GuestChangeMail,
  type GuestVisitsMail,
  type VisitMail,
} from '#modules/reminders';
import type { App } from '#platform/app';

/** Who puts the mails of which kinds into words. */
export function composeMailWriters(app: App): MailWriters {
  const writers: MailWriters = {
    account: (letter) => writeAccountMail(app, letter),
    confirm: (letter: ConfirmationMail, queuedAt: number) => writeConfirmationMail(app, letter, queuedAt),
    contact: (letter: AnswerLetter | ContactLetter) => writeContactMail(app, letter),
    guest: (letter: GuestVisitsMail, queuedAt: number) => writeGuestVisitsMail(app, letter, queuedAt),
    link: (letter: GuestChangeMail, queuedAt: number) => writeGuestChangeMail(app, letter, queuedAt),
    message: (letter: UnreadLetter) => writeUnreadMail(app, letter),
    payment: (letter: PaymentLetter) => writePaymentMail(app, letter),
    plan: (letter: PlanLetter) => writePlanMail(app, letter),
    talk: (letter: GuestMessageMail, queuedAt: number) => writeGuestMessageMail(app, letter, queuedAt),
    visit: (letter: VisitMail, queuedAt: number) => writeVisitMail(app, letter, queuedAt),
  };
  return { ...writers, digest: (letter: DigestLetter) => writeDigest(app, writers, letter) };
}
