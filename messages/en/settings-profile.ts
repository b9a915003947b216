import explore from './explore.json' with { type: 'json' };
import { settingsMessages } from './settings.ts';
import { inLanguage } from '../in-language.ts';

/** What the settings of one's profile say beside what all settings say: the names of the categories. */
export const settingsProfileMessages = inLanguage({ explore }, settingsMessages);
