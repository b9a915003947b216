import outbox from './outbox.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the page of mails says, and nothing else does. */
export const outboxMessages = inLanguage({ outbox });
