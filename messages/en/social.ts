import comments from './comments.json' with { type: 'json' };
import posts from './posts.json' with { type: 'json' };
import { coreMessages } from './core.ts';
import { inLanguage } from '../in-language.ts';

/** What pages with posts say beside what every page may say; loaded with them alone. */
export const socialMessages = inLanguage({ comments, posts }, coreMessages);
