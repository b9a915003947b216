import asking from './asking.json' with { type: 'json' };
import { webMessages } from './web.ts';
import { inLanguage } from '../in-language.ts';

/** What one's own bookings say beside what every page may say: what is asked before a step. */
export const bookingsMessages = inLanguage({ asking }, webMessages);
