import advance from './advance.json' with { type: 'json' };
import catalogue from './catalogue.json' with { type: 'json' };
import { settingsMessages } from './settings.ts';
import { inLanguage } from '../in-language.ts';

/** What the settings of services and offers say beside what all settings say. */
export const settingsCatalogueMessages = inLanguage({ advance, catalogue }, settingsMessages);
