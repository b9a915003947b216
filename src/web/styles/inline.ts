import app from './app.css?inline';
import bookingPage from './booking-page.css?inline';
import contact from './contact.css?inline';
import customers from './customers.css?inline';
import icon from './icon.svg?inline';
import landing from './landing.css?inline';
import pricing from './pricing.css?inline';
import publicPage from './public-page.css?inline';
import terms from './terms.css?inline';

/**
 * The app's style sheet, which pages carry inside. A browser never gets a copy of this text in a script: it is what stands in
 * its document, which an error in the shell draws anew.
 */
export const inlineStyles = import.meta.env.SSR ? app : (document.querySelector('style')?.textContent ?? '');

/** The same of pages that strangers meet first: each has one of its own, with what it shows and nothing of the app's. */
export const ownStyles = import.meta.env.SSR
  ? { bookingPage, contact, customers, landing, pricing, publicPage, terms }
  : { bookingPage: '', contact: '', customers: '', landing: '', pricing: '', publicPage: '', terms: '' };

/** The sheets that have the headline's font within (headline.css). */
export const carriesHeadline = (sheet: keyof typeof ownStyles) => sheet === 'landing' || sheet === 'contact';

/** The mark for a browser's tab. It lies in the page, too: asked for, it would share a slow line with what people read. */
export const tabIcon = import.meta.env.SSR
  ? icon
  : (document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '');
