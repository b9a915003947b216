/** The row of tabs. */
export const tabRowClass =
  '-ms-2 ps-2 flex gap-4 md:gap-6 scrolls-sideways pe-5 max-md:-ms-gutter max-md:scroll-ps-gutter max-md:ps-gutter';

/** One tab, with a finger's room around its word; the bar of 3 px under the active one is as wide as the word. */
export const tabClass =
  'relative inline-flex min-h-12 -mx-2 px-2 shrink-0 items-center gap-2 rounded-[4px] type-strong whitespace-nowrap text-ink-2 transition-colors hover:text-ink ' +
  '-outline-offset-3! after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-pill after:bg-transparent ' +
  'aria-[current=page]:text-ink aria-[current=page]:after:bg-ink data-[state=active]:text-ink data-[state=active]:after:bg-ink';
