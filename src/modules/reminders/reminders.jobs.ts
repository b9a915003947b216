import type { AccountEmailConfirmed, AccountRegistered } from '#modules/accounts';
import {
  readVisitsForMessage,
  type BookingClaimed,
  type BookingEvents,
  type BookingReaddressed,
  type ClockChanged,
  type ConfirmationAsked,
} from '#modules/bookings';
import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { askToConfirm } from './use-cases/ask-to-confirm.ts';
import { dispatchReminders } from './use-cases/dispatch-reminders.ts';
import { inviteToClaim } from './use-cases/invite-to-claim.ts';
import { inviteToRate } from './use-cases/invite-to-rate.ts';
import { notifyPeople } from './use-cases/notify-people.ts';
import { planReminders, withdrawReminders } from './use-cases/plan-reminders.ts';
import { tellOfClocks } from './use-cases/tell-of-clocks.ts';
import { tellFormerAddress } from './use-cases/tell-former-address.ts';
import { tellAgain } from './use-cases/tell-again.ts';
import { tellPeople } from './use-cases/tell-people.ts';

const happenings = [
  'booking.requested',
  'booking.confirmed',
  'booking.payment_asked',
  'booking.declined',
  'booking.moved',
  'booking.changed',
  'booking.cancelled',
  'booking.expired',
  'booking.completed',
  'booking.no_show',
  'booking.no_show_contested',
  'booking.no_show_kept',
  'booking.reopened',
] as const satisfies (keyof BookingEvents)[];

/** What happens to a wish for another time: the visit stays where it was, and so do its reminders. */
const wishes = [
  'booking.move_asked',
  'booking.move_withdrawn',
  'booking.move_declined',
  'booking.move_expired',
] as const satisfies (keyof BookingEvents)[];

/** Whatever happens to a booking: its reminders follow, and its people are told. Who was a guest before is led to an account. */
export function listenReminders(app: App): void {
  for (const name of happenings) {
    app.events.on<BookingEvents[typeof name]>(name, async (transaction, event) => {
      const visits = event.visits ?? (await readVisitsForMessage(transaction, event.bookingIds));
      if (event.from !== null) await withdrawReminders(transaction, event.bookingIds);
      await planReminders(app, transaction, visits);
      await tellPeople(app, transaction, { name, event, visits });
      await notifyPeople(app, transaction, { name, event, visits });
      if (name === 'booking.completed') await inviteToRate(app, transaction, visits);
    });
  }
  for (const name of wishes) {
    app.events.on<BookingEvents[typeof name]>(name, async (transaction, event) => {
      const visits = await readVisitsForMessage(transaction, event.bookingIds);
      await tellPeople(app, transaction, { name, event, visits });
      await notifyPeople(app, transaction, { name, event, visits });
    });
  }
  app.events.on<ClockChanged>('booking.clock_changed', (transaction, changed) =>
    tellOfClocks(app, transaction, changed),
  );
  app.events.on<BookingReaddressed>('booking.readdressed', async (transaction, { bookingIds, change }) => {
    await tellAgain(app, transaction, bookingIds);
    if (change) await tellFormerAddress(app, transaction, change, bookingIds);
  });
  app.events.on<ConfirmationAsked>('booking.confirmation_asked', (transaction, asked) =>
    askToConfirm(app, transaction, asked),
  );
  app.events.on<BookingClaimed>('booking.claimed', async (transaction, { change }) => {
    if (change) await tellFormerAddress(app, transaction, change);
  });
  app.events.on<AccountRegistered>('account.registered', (transaction, { userId, claims }) =>
    inviteToClaim(app, transaction, { userId, claimed: claims }),
  );
  app.events.on<AccountEmailConfirmed>('account.email_confirmed', (transaction, { userId }) =>
    inviteToClaim(app, transaction, { userId }),
  );
}

/** The word before a visit; at start, what fell due while nothing ran. */
export function remindersJobs(app: App): Job[] {
  return [
    {
      name: 'reminders.dispatch',
      retries: 0,
      cron: '* * * * *',
      atStart: true,
      run: (_data, stopping) => dispatchReminders(app, stopping),
    },
  ];
}
