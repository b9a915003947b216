import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import type { OverviewOnWire } from '../admin.contract.ts';
import { readFigures, readState } from '../admin.store.ts';
import { mustBeAdmin } from '../rules/index.ts';

/** How it goes, and what needs a person; for admins alone. */
export async function readOverview(app: App, person: Person): Promise<OverviewOnWire> {
  mustBeAdmin(person);
  const now = app.clock.now();
  const [figures, state] = await Promise.all([readFigures(app.database, now), readState(app.database, now)]);
  return { figures, ...state };
}
