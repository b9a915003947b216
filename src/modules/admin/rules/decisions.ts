/** What an admin can make of what was reported. */
export const decisions = ['dismiss', 'remove', 'warn', 'suspend'] as const;

/** What was done, which whom it concerns may appeal against. */
export const decidedActs = ['warned', 'suspended', 'removed'] as const;

/** What an appeal comes to. */
export const outcomes = ['stands', 'restored'] as const;
