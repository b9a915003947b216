import { adminScreens } from './admin-screens.ts';
import { bookingScreens } from './booking-screens.ts';
import { moneyScreens } from './money-screens.ts';
import type { Screen } from './screen.ts';
import { settingsScreens } from './settings-screens.ts';
import { socialScreens } from './social-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of docs/screens.md, and what opens in it. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...socialScreens,
  ...bookingScreens,
  ...settingsScreens,
  ...moneyScreens,
  ...adminScreens,
];
