import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { readSchedule } from '../availability.store.ts';
import { listComingVisits, type OpenVisit } from '../busy-times.store.ts';
import { findStranded } from './find-stranded.ts';
import { readRules, type WishedAvailability } from './read-rules.ts';

/** The open visits that these hours would no longer cover; saves nothing. */
export async function previewAvailability(app: App, person: Person, wished: WishedAvailability): Promise<OpenVisit[]> {
  const to = readRules(wished);
  const { rules: from } = await readSchedule(app.database, person.id);
  return findStranded({ from, to }, await listComingVisits(app.database, person.id, app.clock.now()));
}
