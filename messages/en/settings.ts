import availability from './availability.json' with { type: 'json' };
import catalogue from './catalogue.json' with { type: 'json' };
import profiles from './profiles.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import { coreMessages } from './core.ts';

/** What the settings say beside what every page may say; loaded with them alone. */
export const settingsMessages = { ...coreMessages, availability, catalogue, profiles, settings };
