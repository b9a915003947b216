import clients from './clients.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import { coreMessages } from './core.ts';
import { inLanguage } from '../in-language.ts';

/** What the client book says beside what every page may say; loaded with it alone. */
export const clientsMessages = inLanguage({ clients, settings }, coreMessages);
