import type { Person } from '#kernel/actor';
import { setPlan, type UserRow } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Tier } from '../rules/index.ts';

/** Gives somebody a plan, or another one than they have. It is free here, so it counts at once and never runs out. */
export function choosePlan(app: App, person: Person, tier: Tier): Promise<UserRow> {
  return setPlan(app.database, person.id, tier);
}
