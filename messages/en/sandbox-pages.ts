import sandbox from './sandbox.json' with { type: 'json' };
import sandboxAccount from './sandbox-account.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the hosted pages of the payment sandbox say; loaded with them alone. */
export const sandboxMessages = inLanguage({ sandbox, sandboxAccount });
