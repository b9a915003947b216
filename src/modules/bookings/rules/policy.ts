import type { EpochMs } from '#kernel/time';

/** What client and artist agreed about cancelling when the visit was booked; kept with the booking, never changed. */
export interface Policy {
  /** Which wording of the terms it was. */
  readonly version: number;
  /** Cancelling is free until so many minutes before the start. */
  readonly freeCancellationMinutes: number;
}

/** The terms that a visit booked today falls under. */
export const currentPolicy: Policy = { version: 1, freeCancellationMinutes: 1440 };

/** The last moment at which cancelling is free. */
export function freeCancellationUntil(policy: Policy, startsAt: EpochMs): EpochMs {
  return startsAt - policy.freeCancellationMinutes * 60_000;
}
