import type { BookingEvent, BookingEvents } from '#modules/bookings';
import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { checkDisputes } from './use-cases/check-disputes.ts';
import { checkPayments } from './use-cases/check-payments.ts';
import { sendRefunds } from './use-cases/send-refunds.ts';
import { settleAfter } from './use-cases/settle-after.ts';

const settling = [
  'booking.changed',
  'booking.declined',
  'booking.cancelled',
  'booking.expired',
  'booking.completed',
  'booking.no_show',
  'booking.reopened',
] as const satisfies (keyof BookingEvents)[];

/** Whatever ends or marks a booking, or makes it dearer or cheaper, has consequences for its money, in the same transaction. */
export function listenPayments(app: App): void {
  for (const name of settling) {
    app.events.on<BookingEvent>(name, (transaction, event) => settleAfter(app, transaction, event));
  }
}

/** Sends what is to go back, and asks the provider where it should have told us something. */
export function paymentsJobs(app: App): Job[] {
  return [
    {
      name: 'payments.refunds',
      retries: 0,
      everySeconds: 2,
      run: (_data, stopping) => sendRefunds(app, stopping),
    },
    {
      name: 'payments.check',
      retries: 0,
      cron: '* * * * *',
      run: async (_data, stopping) => {
        await checkPayments(app, stopping);
        await checkDisputes(app, stopping);
      },
    },
  ];
}
