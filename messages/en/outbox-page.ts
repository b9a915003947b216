import outbox from './outbox.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the page of mails calls itself. With all that its neighbours say, that would travel with every page. */
export const outboxMessages = inLanguage({ outbox });
