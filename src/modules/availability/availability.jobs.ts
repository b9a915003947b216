import { findUser, type AccountRegistered } from '#modules/accounts';
import type { App } from '#platform/app';
import { saveSchedule } from './availability.store.ts';
import { firstRules, scheduleDefaults } from './rules/first-schedule.ts';

/** Whoever registers to take bookings begins with ordinary working hours in the zone that their browser told. */
export function listenAvailability(app: App): void {
  app.events.on<AccountRegistered>('account.registered', async (transaction, { userId, offers }) => {
    const user = offers ? await findUser(transaction, userId) : undefined;
    if (!user) return;
    const { autoConfirm, confirmGuestEmail } = scheduleDefaults;
    await saveSchedule(transaction, userId, {
      rules: firstRules(user.timeZone),
      autoConfirm,
      confirmGuestEmail,
      zoneConfirmedAt: null,
    });
  });
}
