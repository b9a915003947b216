import noShow from './no-show.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import profiles from './profiles.json' with { type: 'json' };
import ratings from './ratings.json' with { type: 'json' };
import visit from './visit.json' with { type: 'json' };
import { coreMessages } from './core.ts';
import { inLanguage } from '../in-language.ts';

/** What the pages of bookings and people say; loaded with them alone. */
export const webMessages = inLanguage({ noShow, people, profiles, ratings, visit }, coreMessages);
