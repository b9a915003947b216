import type { App } from '#platform/app';
import type { Limit } from '#platform/limits';

const perAddress: Limit = { name: 'offer_code_address', points: 120, seconds: 15 * 60 };

/** Counts one typed code from a network address; refuses with `too_many_tries` whoever guesses. */
export function limitCodes(app: App, address: string): Promise<void> {
  return app.limits.spend(perAddress, address);
}
