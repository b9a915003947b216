/** In what type somebody's page is set: loud, like a book, or like the rest of the app. */
export const pageTypes = ['poster', 'editorial', 'plain'] as const;

/** What somebody's page stands on. `ink` is dark for everybody; the others have a light and a dark shade. */
export const pageGrounds = ['chalk', 'ink', 'camwood', 'marigold'] as const;

/** How somebody's page looks, as far as that is theirs to choose. */
export interface PageMood {
  readonly pageType: (typeof pageTypes)[number];
  readonly pageGround: (typeof pageGrounds)[number];
}
