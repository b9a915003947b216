/** Tells the time in epoch milliseconds; tests freeze it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
