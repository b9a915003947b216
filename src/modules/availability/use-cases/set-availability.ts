import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { readSchedule, saveSchedule, type Schedule } from '../availability.store.ts';
import { listComingVisits, type OpenVisit } from '../busy-times.store.ts';
import { findStranded } from './find-stranded.ts';
import { readRules, type WishedAvailability } from './read-rules.ts';

/** Replaces a person's availability whole; answers it with the open visits that it no longer covers. They stand. */
export async function setAvailability(
  app: App,
  person: Person,
  wished: WishedAvailability,
): Promise<{ schedule: Omit<Schedule, 'terms' | 'policy'>; stranded: OpenVisit[] }> {
  const rules = readRules(wished);
  const { autoConfirm = false, confirmGuestEmail = false } = wished;
  const now = app.clock.now();
  const stranded = await app.database.transaction(async (transaction) => {
    const { rules: from } = await readSchedule(transaction, person.id);
    // Whoever saves the hours has the zone before their eyes, so it counts as confirmed.
    await saveSchedule(transaction, person.id, { rules, autoConfirm, confirmGuestEmail, zoneConfirmedAt: now });
    return findStranded({ from, to: rules }, await listComingVisits(transaction, person.id, now));
  });
  return { schedule: { rules, autoConfirm, confirmGuestEmail, zoneConfirmed: true }, stranded };
}
