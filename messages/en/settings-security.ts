import accounts from './accounts.json' with { type: 'json' };
import security from './security.json' with { type: 'json' };
import securityEvents from './security-events.json' with { type: 'json' };
import { settingsMessages } from './settings.ts';
import { inLanguage } from '../in-language.ts';

/** What the settings of one's account say beside what all settings say. */
export const settingsSecurityMessages = inLanguage({ accounts, security, securityEvents }, settingsMessages);
