import { coreMessages } from './core.ts';
import checkout from './checkout.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What paying for a booking says. */
export const checkoutMessages = inLanguage({ checkout }, coreMessages);
