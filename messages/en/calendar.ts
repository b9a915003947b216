import asking from './asking.json' with { type: 'json' };
import calendar from './calendar.json' with { type: 'json' };
import openings from './openings.json' with { type: 'json' };
import { webMessages } from './web.ts';
import { inLanguage } from '../in-language.ts';

/** What the calendar says beside what every page may say; loaded with it alone. */
export const calendarMessages = inLanguage({ asking, calendar, openings }, webMessages);
