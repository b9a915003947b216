import bookings from './bookings.json' with { type: 'json' };
import follows from './follows.json' with { type: 'json' };
import ownCard from './own-card.json' with { type: 'json' };
import safety from './safety.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import subscriptions from './subscriptions.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What most pages of the app may say; refusals and mails stay on the server. */
export const coreMessages = inLanguage({ bookings, follows, ownCard, safety, shell, subscriptions });
