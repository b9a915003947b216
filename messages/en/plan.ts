import plan from './plan.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the pages of plans say; loaded with them alone. */
export const planMessages = inLanguage({ plan });
