import docs from './docs.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the page about the API says, which no script ever draws. */
export const docsMessages = inLanguage({ docs });
