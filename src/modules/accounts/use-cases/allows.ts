import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { isEntitled, type Entitlement, type Terms } from '../rules/index.ts';
import { readTerms } from '../terms.store.ts';

/** Whether a professional with these terms may do something now. Where plans are free nothing is closed. */
export function allows(app: Pick<App, 'config' | 'clock'>, entitlement: Entitlement, terms: Terms): boolean {
  return app.config.plans === 'free' || isEntitled(entitlement, terms, app.clock.now());
}

/** Refuses `plan_needed` for somebody whose free week or plan is over. */
export async function checkMayPublish(app: App, executor: Executor, userId: number): Promise<void> {
  const terms = await readTerms(executor, userId);
  if (terms && !allows(app, 'publishing', terms)) throw refuse('plan_needed');
}
