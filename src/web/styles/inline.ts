import app from './app.css?inline';
import contact from './contact.css?inline';
import customers from './customers.css?inline';
import landing from './landing.css?inline';
import pricing from './pricing.css?inline';
import terms from './terms.css?inline';

/**
 * The app's style sheet, which pages carry inside. A browser never gets a copy of this text in a script: it is what stands in
 * its document, which an error in the shell draws anew.
 */
export const inlineStyles = import.meta.env.SSR ? app : (document.querySelector('style')?.textContent ?? '');

/** The same of the pages that tell about Uli: each has one of its own, with what it shows and nothing of the app's. */
export const ownStyles = import.meta.env.SSR
  ? { contact, customers, landing, pricing, terms }
  : { contact: '', customers: '', landing: '', pricing: '', terms: '' };
