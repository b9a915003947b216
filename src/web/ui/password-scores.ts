/** How hard a password is to guess, from a few guesses to more than anybody makes. */
export const scores = ['veryEasy', 'easy', 'middling', 'hard', 'veryHard'] as const;

export type Score = (typeof scores)[number];
