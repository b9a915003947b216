import { coreMessages } from './core.ts';
import landing from './landing.json' with { type: 'json' };

/** What the pages say that tell visitors about Uli; none of them is hydrated for a visitor. */
export const landingMessages = { ...coreMessages, landing };
