import admin from './admin.json' with { type: 'json' };
import categories from './categories.json' with { type: 'json' };
import securityEvents from './security-events.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the admin area says. */
export const adminMessages = inLanguage({ admin, categories, securityEvents });
