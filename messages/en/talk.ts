import inbox from './inbox.json' with { type: 'json' };
import messaging from './messaging.json' with { type: 'json' };
import { webMessages } from './web.ts';
import { inLanguage } from '../in-language.ts';

/** What notifications and messages say beside what every page may say; loaded with them alone. */
export const talkMessages = inLanguage({ inbox, messaging }, webMessages);
