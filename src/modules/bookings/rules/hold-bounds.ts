/** How many times of one artist can be held at a moment: per account or network address, and by all strangers together. */
export const holdBounds = { each: 3, strangers: 20 } as const;
