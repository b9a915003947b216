import { dayMs } from '#kernel/time';

/** What somebody is written about their free week: shortly before its end, at it, and a week later. */
export const trialLetters = ['soon', 'over', 'after'] as const;
export type TrialLetter = (typeof trialLetters)[number];

/** Between which ends of a free week a letter is due now: what is older than that was missed and would only confuse. */
export function dueEnds(letter: TrialLetter, now: number): { readonly after: number; readonly until: number } {
  if (letter === 'soon') return { after: now, until: now + 2 * dayMs };
  if (letter === 'over') return { after: now - 7 * dayMs, until: now };
  return { after: now - 30 * dayMs, until: now - 7 * dayMs };
}
