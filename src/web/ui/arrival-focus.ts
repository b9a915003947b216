/**
 * For the one element that a person must meet first on a page that answers their press: what went wrong, what changed.
 * Pages without script have no other way to move focus there.
 */
export const arrivalFocus = { tabIndex: -1, autoFocus: true } as const;
