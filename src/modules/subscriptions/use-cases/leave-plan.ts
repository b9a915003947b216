import type { Person } from '#kernel/actor';
import { endPlan, type UserRow } from '#modules/accounts';
import type { App } from '#platform/app';

/** Ends somebody's plan at once; whoever has none stays as they are. */
export function leavePlan(app: App, person: Person): Promise<UserRow> {
  return endPlan(app.database, person.id, app.clock.now());
}
