import payouts from './payouts.json' with { type: 'json' };
import { coreMessages } from './core.ts';
import { inLanguage } from '../in-language.ts';

/** What the settings of payments say, beside what bookings say of their terms. */
export const paymentsMessages = inLanguage({ payouts }, coreMessages);
