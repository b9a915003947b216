/** What a page's `handle` may say about itself. */
export interface PageHandle {
  /** False for public pages: plain HTML that works without any script. `signed-in`: only a signed-in person's is hydrated. */
  readonly hydrate?: boolean | 'signed-in';
  /** False where header, footer and bottom navigation are hidden. */
  readonly shell?: boolean;
  /** `site` for the pages that tell about Uli: their style sheet has what they show and nothing of the app's. */
  readonly styles?: 'site';
}
