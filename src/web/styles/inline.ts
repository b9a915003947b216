import css from './app.css?inline';

/** The whole style sheet for pages that carry it inside; the browser never gets a copy of this text in a script. */
export const inlineStyles = import.meta.env.SSR ? css : '';
