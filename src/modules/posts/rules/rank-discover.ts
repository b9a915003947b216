import { dayMs } from '#kernel/time';

/** The terms of Discover's score. Neither followers nor what somebody pays are among them. */
export const weights = { fit: 0.35, near: 0.25, fresh: 0.2, response: 0.15, newcomer: 0.05 } as const;

export type Term = keyof typeof weights;
export const terms = Object.keys(weights) as Term[];

/** What is known of a post that could be shown; instants are epoch milliseconds. */
export interface Candidate {
  readonly id: number;
  /** Whose it is. */
  readonly userId: number;
  readonly publishedAt: number;
  /** The author's category, such as `hair`. */
  readonly category: string | null;
  /** From the viewer to the author, in kilometres; null when one of the two places is unknown. */
  readonly distance: number | null;
  /** The author can be booked within two weeks. */
  readonly free: boolean;
  readonly views: number;
  readonly saves: number;
  readonly bookings: number;
  /** When the author came. */
  readonly authorSince: number;
}

export interface Ranked {
  readonly id: number;
  /** The largest one or two terms, the larger first. */
  readonly why: readonly Term[];
}

/** A post that the viewer wanted to see less of: whose it is, and the category of its author. */
export type Unwanted = Pick<Candidate, 'id' | 'userId' | 'category'>;

/** For so long somebody sees less of what they did not want; milliseconds. */
export const lessFor = 90 * dayMs;

/** Kilometres. */
const radius = 25;
const freshHalfLife = 5 * dayMs;
const newcomerFor = 30 * dayMs;
/** So many views without a save stand behind every post: one lucky save moves little. */
const viewsAssumed = 20;
const savesAssumed = 1;
/** A share of saves and bookings per view that counts in full. */
const fullResponse = 0.3;

/**
 * Orders posts by the published formula; `interests` are the categories that the viewer saved or booked. Of what they want
 * less of, the post itself goes, the score of its author's others halves, and so does how well its category fits.
 */
export function rankDiscover(
  candidates: readonly Candidate[],
  interests: ReadonlySet<string>,
  now: number,
  less: readonly Unwanted[] = [],
): Ranked[] {
  const gone = new Set(less.map(({ id }) => id));
  const halved = (times: number) => 0.5 ** times;
  return candidates
    .filter(({ id }) => !gone.has(id))
    .map((candidate) => {
      const parts = partsOf(candidate, interests, now);
      const fit = parts.fit * halved(less.filter(({ category }) => category === candidate.category).length);
      const whole = terms.reduce((sum, term) => sum + (term === 'fit' ? fit : parts[term]), 0);
      const score = whole * halved(less.filter(({ userId }) => userId === candidate.userId).length);
      return { candidate, parts: { ...parts, fit }, score };
    })
    .sort((one, other) => other.score - one.score || other.candidate.id - one.candidate.id)
    .map(({ candidate, parts }) => ({ id: candidate.id, why: largest(parts) }));
}

function partsOf(candidate: Candidate, interests: ReadonlySet<string>, now: number): Record<Term, number> {
  const { category, distance, free, publishedAt, views, saves, bookings, authorSince } = candidate;
  const response = (saves + bookings + savesAssumed) / (views + viewsAssumed);
  const values: Record<Term, number> = {
    fit: category !== null && interests.has(category) ? 1 : 0,
    near: distance !== null && distance <= radius && free ? 1 : 0,
    fresh: 0.5 ** (Math.max(0, now - publishedAt) / freshHalfLife),
    response: Math.min(1, response / fullResponse),
    newcomer: now - authorSince < newcomerFor ? 1 : 0,
  };
  return Object.fromEntries(terms.map((term) => [term, weights[term] * values[term]])) as Record<Term, number>;
}

function largest(parts: Record<Term, number>): Term[] {
  return terms
    .filter((term) => parts[term] > 0)
    .sort((one, other) => parts[other] - parts[one])
    .slice(0, 2);
}
