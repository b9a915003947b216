import kept from './kept.json' with { type: 'json' };
import { coreMessages } from './core.ts';
import { inLanguage } from '../in-language.ts';

/** What the bookings say that a browser keeps for when there is no connection. */
export const keptMessages = inLanguage({ kept }, coreMessages);
