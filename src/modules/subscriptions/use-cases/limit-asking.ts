import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';

const limits = {
  change: { name: 'subscriptions.change', points: 20, seconds: 3_600 },
  portal: { name: 'subscriptions.portal', points: 20, seconds: 3_600 },
  invoices: { name: 'subscriptions.invoices', points: 60, seconds: 600 },
};

/** The provider counts how often it is asked: so do we, for each person. */
export function limitAsking(app: App, { id }: Person, about: keyof typeof limits): Promise<void> {
  return app.limits.spend(limits[about], String(id));
}
