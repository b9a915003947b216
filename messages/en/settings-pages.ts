import settingsPages from './settings-pages.json' with { type: 'json' };
import { settingsMessages } from './settings.ts';
import { inLanguage } from '../in-language.ts';

/** What the list of the settings, language and theme, and one's data say beside what all settings say. */
export const settingsPagesMessages = inLanguage({ settingsPages }, settingsMessages);
