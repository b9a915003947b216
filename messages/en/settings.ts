import availability from './availability.json' with { type: 'json' };
import follows from './follows.json' with { type: 'json' };
import profiles from './profiles.json' with { type: 'json' };
import safety from './safety.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the settings say; loaded with them alone. Nothing is booked there. */
export const settingsMessages = inLanguage({ availability, follows, profiles, safety, settings, shell });
