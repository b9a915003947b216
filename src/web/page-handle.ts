/** What a page's `handle` may say about itself. */
export interface PageHandle {
  /** False for public pages: plain HTML that works without any script. `signed-in`: only a signed-in person's is hydrated. */
  readonly hydrate?: boolean | 'signed-in';
  /** False where header, footer and bottom navigation are hidden. */
  readonly shell?: boolean;
  /** The style sheet of a page that has its own instead of the app's. */
  readonly styles?: 'bookingPage' | 'contact' | 'customers' | 'landing' | 'pricing' | 'publicPage' | 'terms';
}
