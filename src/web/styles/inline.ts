import css from './app.css?inline';
import site from './site.css?inline';

/** The whole style sheet for pages that carry it inside; the browser never gets a copy of this text in a script. */
export const inlineStyles = import.meta.env.SSR ? css : '';

/** The same for the pages that tell about Uli. */
export const siteStyles = import.meta.env.SSR ? site : '';
