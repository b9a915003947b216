import accounts from './accounts.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What signing in and its neighbours say; no other page loads it. */
export const authMessages = inLanguage({ accounts, shell });
