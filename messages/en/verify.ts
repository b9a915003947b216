import verify from './verify.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What is said to somebody whose address is not verified; loaded for them alone. */
export const verifyMessages = inLanguage({ verify });
