/** How many times of one artist may be held at a moment: by each account or network address, and by strangers altogether. */
export const holdBounds = { each: 3, strangers: 20 } as const;
