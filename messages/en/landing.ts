import { coreMessages } from './core.ts';
import landing from './landing.json' with { type: 'json' };

/** What the first page says to visitors. */
export const landingMessages = { ...coreMessages, landing };
