import { paths } from '#web/paths.ts';
import { press, type Screen } from './screen.ts';

/** What clients pay in advance, and the pages that stand in for the payment service. */
export const moneyScreens: readonly Screen[] = [
  { name: 'checkout', path: ({ bookingId }) => paths.checkout(bookingId), viewer: 'demo' },
  { name: 'checkout-due', path: ({ money }) => paths.checkout(money.unpaidId), viewer: 'admin' },
  {
    name: 'checkout-errors',
    path: ({ money }) => paths.checkout(money.unpaidId),
    viewer: 'admin',
    open: press(/^Pay/),
  },
  { name: 'checkout-closed', path: ({ money }) => `${paths.checkout(money.unpaidId)}?closed`, viewer: 'admin' },
  { name: 'checkout-paid', path: ({ money }) => `${paths.checkout(money.paidId)}?paid`, viewer: 'admin' },
  { name: 'checkout-tip', path: ({ money }) => paths.checkout(money.tipId), viewer: 'admin' },
  { name: 'checkout-returned', path: ({ money }) => paths.checkout(money.returnedId), viewer: 'admin' },
  { name: 'checkout-artist', path: ({ money }) => paths.checkout(money.paidId), viewer: 'demo' },
  { name: 'bookings-unpaid', path: paths.bookings(), viewer: 'admin' },
  { name: 'confirmation-money', path: ({ money }) => paths.bookingConfirmation(money.paidId), viewer: 'admin' },
  { name: 'confirmation-money-artist', path: ({ money }) => paths.bookingConfirmation(money.tipId), viewer: 'demo' },
  {
    name: 'give-back',
    path: ({ money }) => paths.bookingConfirmation(money.tipId),
    viewer: 'demo',
    open: async (page) => {
      await press('Refund')(page);
      await page.getByRole('dialog').waitFor();
    },
    windowOnly: true,
  },
  {
    name: 'booking-1-service-deposit',
    path: ({ people }) => paths.bookingPage(people.demo.username),
  },
  {
    name: 'booking-3-you-deposit',
    path: ({ people, money }) => paths.bookingPage(people.demo.username, { service: money.serviceId }),
    open: async (page) => {
      await page.locator('main a[href*="slot="]').first().click();
      await page.getByLabel('Your name').waitFor();
    },
  },
  {
    name: 'booking-sheet-deposit',
    path: ({ people, money }) => `${paths.profile(people.demo.id)}?book=${money.serviceId}`,
    viewer: 'admin',
    open: async (page) => {
      await page.getByRole('dialog').locator('label:has(input[name="slot"])').first().click();
      await page.getByRole('dialog').getByRole('status').getByText(/held/).waitFor({ state: 'attached' });
    },
    windowOnly: true,
  },
  { name: 'visit-due', path: ({ money }) => paths.visit(money.dueToken) },
  { name: 'visit-paid', path: ({ money }) => `${paths.visit(money.paidToken)}?paid` },
  { name: 'sandbox-pay', path: ({ money }) => money.sandbox.pay },
  {
    name: 'sandbox-pay-declined',
    path: ({ money }) => money.sandbox.pay,
    open: async (page) => {
      await page.getByLabel('Card number').fill('4000 0000 0000 0002');
      await press(/^Pay/)(page);
      await page.getByText('Your card was declined.').waitFor();
    },
  },
  { name: 'sandbox-bank', path: ({ money }) => money.sandbox.bank },
  { name: 'sandbox-paid', path: ({ money }) => money.sandbox.paid },
  { name: 'sandbox-connect', path: ({ money }) => money.sandbox.connect },
  { name: 'sandbox-account', path: ({ money }) => money.sandbox.account },
  { name: 'sandbox-portal', path: ({ money }) => money.sandbox.portal },
];
