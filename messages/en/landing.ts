import { coreMessages } from './core.ts';
import contact from './contact.json' with { type: 'json' };
import customers from './customers.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import pricing from './pricing.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the pages say that tell visitors about Uli; none of them is hydrated for a visitor. */
export const landingMessages = inLanguage({ contact, customers, landing, pricing, terms }, coreMessages);
