interface Visit {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Of the visits of a series, by time, the one that is written about: the next that is not over, else the last. */
export function visitWrittenAbout<Of extends Visit>(visits: readonly Of[], now: number): Of {
  return visits.find(({ endsAt }) => endsAt > now) ?? visits.at(-1)!;
}
