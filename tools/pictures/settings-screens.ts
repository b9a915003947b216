import { paths } from '#web/paths.ts';
import { press, type Screen } from './screen.ts';

const { settings } = paths;

const dialog = (name: string | RegExp): NonNullable<Screen['open']> => {
  return async (page) => {
    await press(name)(page);
    await page.getByRole('dialog').waitFor();
  };
};

/** Asks for the password before a call that needs it, as later than ten minutes after the login. */
const passwordAgain: Pick<Screen, 'prepare' | 'open'> = {
  prepare: (page) =>
    page.route('**/api/sessions/*', (route) =>
      route.fulfill({ status: 403, json: { code: 'password_needed', message: 'No' } }),
    ),
  open: dialog(/^Log out (?!everywhere)/),
};

const screens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'settings', path: settings.list },
  { name: 'settings-profile', path: settings.profile },
  { name: 'settings-services', path: settings.services },
  { name: 'settings-services-add', path: settings.services, open: dialog('Add a service'), windowOnly: true },
  { name: 'settings-offers', path: settings.offers },
  { name: 'settings-offers-add', path: settings.offers, open: dialog('Add an offer'), windowOnly: true },
  { name: 'settings-payments', path: settings.payments },
  { name: 'settings-availability', path: settings.availability },
  { name: 'settings-availability-day', path: settings.availability, open: dialog('Add dates'), windowOnly: true },
  {
    name: 'settings-availability-guests',
    path: settings.availability,
    open: (page) => page.getByRole('switch', { name: 'Guests confirm their email address first' }).click(),
  },
  { name: 'settings-notifications', path: settings.notifications },
  { name: 'settings-safety', path: settings.safety },
  { name: 'settings-security', path: settings.security },
  { name: 'settings-security-two-steps', path: settings.security, open: dialog('Turn on'), windowOnly: true },
  { name: 'settings-security-passkey', path: settings.security, open: dialog('Add a passkey'), windowOnly: true },
  { name: 'settings-security-password-again', path: settings.security, ...passwordAgain, windowOnly: true },
  { name: 'settings-appearance', path: settings.appearance },
  { name: 'settings-data', path: settings.data },
  { name: 'settings-data-delete', path: settings.data, open: dialog('Delete my account'), windowOnly: true },
  { name: 'custom-url', path: paths.customUrl },
];

const unverified = {
  dashboard: paths.home,
  profile: paths.profile(),
  payments: settings.payments,
  security: settings.security,
};

/** The settings, plans and the outbox, in the demo's account; then what an address that is not confirmed changes. */
export const settingsScreens: readonly Screen[] = [
  ...screens.map((screen) => ({ ...screen, viewer: 'demo' as const })),
  { name: 'subscribe', path: paths.subscribe('premium'), viewer: 'demo' },
  { name: 'subscribe-choice', path: '/subscribe', viewer: 'demo' },
  { name: 'subscription-success', path: paths.subscribed, viewer: 'demo' },
  { name: 'settings-plan', path: paths.settings.plan, viewer: 'demo' },
  { name: 'outbox', path: ({ outbox }) => outbox },
  ...Object.entries(unverified).map(([name, path]) => ({
    name: `unverified-${name}`,
    path,
    viewer: 'unverified' as const,
  })),
];
