import openings from './openings.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What openings say of themselves; travels with them alone. */
export const openingsMessages = inLanguage({ openings });
