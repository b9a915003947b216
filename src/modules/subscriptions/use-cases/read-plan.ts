import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import type { PlanFacts } from '../rules/index.ts';
import { findSubscription } from '../subscriptions.store.ts';
import { refreshPlan } from './apply-reading.ts';

/** How somebody stands with us, as far as we have heard. */
export async function readPlan(app: App, { id }: Person): Promise<PlanFacts> {
  const [user, row] = await Promise.all([findUser(app.database, id), findSubscription(app.database, id)]);
  if (!user) throw refuse('not_signed_in');
  const { plans } = app.config;
  return { user, row, plans, sandbox: app.payments.sandbox !== undefined, now: app.clock.now() };
}

const limit = { name: 'subscriptions.refresh', points: 60, seconds: 600 };

/** The same, as the provider says it is now: for whoever paid and was not heard of. */
export async function readPlanAnew(app: App, person: Person): Promise<PlanFacts> {
  await app.limits.spend(limit, String(person.id));
  await refreshPlan(app, person.id);
  return readPlan(app, person);
}
