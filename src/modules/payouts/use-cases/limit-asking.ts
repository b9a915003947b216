import type { App } from '#platform/app';

const limit = { name: 'payouts.ask', points: 30, seconds: 3_600 };

/** The provider counts how often it is asked. */
export function limitAsking(app: App, userId: number): Promise<void> {
  return app.limits.spend(limit, String(userId));
}
