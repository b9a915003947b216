import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';

/** Refuses what has to do with paying where plans are free. */
export function checkPlansArePaid({ config }: Pick<App, 'config'>): void {
  if (config.plans === 'free') throw refuse('plans_free');
}
