import leaving from './leaving.json' with { type: 'json' };
import { settingsPagesMessages } from './settings-pages.ts';
import { inLanguage } from '../in-language.ts';

/** What the settings of one's data say beside what their neighbours say. */
export const settingsDataMessages = inLanguage({ leaving }, settingsPagesMessages);
