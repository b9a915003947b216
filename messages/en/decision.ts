import decision from './decision.json' with { type: 'json' };
import { authMessages } from './auth.ts';
import { inLanguage } from '../in-language.ts';

/** What somebody reads of whom an admin decided something. */
export const decisionMessages = inLanguage({ decision }, authMessages);
