import leaving from './leaving.json' with { type: 'json' };
import { authMessages } from './auth.ts';
import { inLanguage } from '../in-language.ts';

/** What somebody is told who deleted their account. */
export const leavingMessages = inLanguage({ leaving }, authMessages);
