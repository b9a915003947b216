import { Refusal } from '#kernel/refusal';
import { findUser } from '#modules/accounts';
import { listNextFree } from '#modules/availability';
import { listPublishedServices } from '#modules/catalogue';
import { addOpening, readOpeningsOf } from '#modules/openings';
import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { demoPerson } from './people.ts';

/** Who of the demo offers gaps, and what is taken off: more than their other offers do. The demo sign-in follows them. */
const offering = [
  { username: 'junmori', percent: 25 },
  { username: 'zoe.rizos', percent: null },
  { username: 'adaeze.braids', percent: 30 },
] as const;

/** Offers a gap for everybody of the demo who has none ahead, so that one is always to be seen. */
export async function keepDemoOpenings(app: App): Promise<void> {
  for (const { username, percent } of offering) {
    // One after the other, as people would.
    await keepOne(app, username, percent);
  }
}

async function keepOne(app: App, username: string, percent: number | null): Promise<void> {
  const { id } = demoPerson(username);
  const user = await findUser(app.database, id);
  if (user?.username !== username) return;
  const [standing, [service]] = await Promise.all([
    readOpeningsOf(app, undefined, id),
    listPublishedServices(app.database, id),
  ]);
  if (standing.length > 0 || !service) return;
  const { times } = await listNextFree(app, { userId: id, serviceId: service.id, most: 1 });
  if (times[0] === undefined) return;
  try {
    await addOpening(app, { id, username, isAdmin: false }, { serviceId: service.id, date: times[0], percent });
  } catch (error) {
    // Somebody tries the demo just then: the next look finds another gap.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** What the demo does by itself. */
export function demoJobs(app: App): Job[] {
  return [{ name: 'demo.openings', retries: 0, cron: '*/10 * * * *', atStart: true, run: () => keepDemoOpenings(app) }];
}
