import { parseArgs } from 'node:util';

export interface Flags {
  /** The only rows to measure, by the names of their files; all when there are none. */
  readonly only: readonly string[];
  /** Bookings, and people, in the large installation. */
  readonly bookings: number;
  /** Posts in the large installation; beyond 100000 there is a middle one with so many. */
  readonly posts: number;
  /** Attempts to book a time that others want, among which nobody may be booked twice. */
  readonly attempts: number;
  /** How often each side is measured; the median counts. */
  readonly rounds: number;
  /** Requests a round, by what is usual. */
  readonly scale: number;
  /** Print the rows as JSON, too. */
  readonly json: boolean;
}

/** Reads the command line; whatever it does not know is refused. */
export function readFlags(): Flags {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      bookings: { type: 'string', default: '100000' },
      posts: { type: 'string', default: '100000' },
      attempts: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '7' },
      scale: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const { only, bookings, posts, attempts, rounds, scale, json } = values;
  return {
    only: only?.split(',') ?? [],
    bookings: Number(bookings),
    posts: Number(posts),
    attempts: Number(attempts),
    rounds: Number(rounds),
    scale: Number(scale),
    json,
  };
}
