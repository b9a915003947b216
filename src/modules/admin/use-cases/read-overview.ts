import type { Person } from '#kernel/actor';
import { formatInstant } from '#kernel/time';
import { listClockUpdates, type ClockUpdate } from '#modules/availability';
import type { App } from '#platform/app';
import type { ClockUpdateOnWire, NeedOnWire, OverviewOnWire, PartOnWire } from '../admin.contract.ts';
import { readFigures } from '../admin.store.ts';
import { readDatabaseBytes, readNeeds, readParts, type Need, type PartState } from '../health.store.ts';
import { mustBeAdmin } from '../rules/index.ts';

/** How it goes, what needs a person, and how the parts work; for admins alone. */
export async function readOverview(app: App, person: Person): Promise<OverviewOnWire> {
  mustBeAdmin(person);
  const now = app.clock.now();
  const { database } = app;
  const [figures, needs, parts, clocks, databaseBytes] = await Promise.all([
    readFigures(database, now),
    readNeeds(database, now),
    readParts(database, now),
    listClockUpdates(database),
    readDatabaseBytes(database),
  ]);
  const health: PartOnWire[] = [
    // Whoever reads this has been answered by it.
    { ...absent('database'), state: 'fine', lastAt: formatInstant(now) },
    app.config.smtpUrl ? part('mail', parts.mail) : absent('mail'),
    parts.jobs ? part('jobs', parts.jobs) : absent('jobs'),
    part('webhooks', parts.webhooks),
  ];
  const clockUpdates = clocks.map(presentClockUpdate);
  return {
    figures,
    needs: needs.filter(({ count }) => count > 0).map(presentNeed),
    health,
    clockUpdates,
    databaseBytes,
  };
}

function presentClockUpdate({
  version,
  finishedAt,
  moved,
  clashes,
  artists,
  timeZones,
}: ClockUpdate): ClockUpdateOnWire {
  const zones = [...timeZones];
  return {
    version,
    finishedAt: finishedAt === null ? null : formatInstant(finishedAt),
    moved,
    clashes,
    artists,
    zones,
  };
}

function presentNeed({ name, count, oldestAt }: Need): NeedOnWire {
  return { name, count, oldestAt: oldestAt === null ? null : formatInstant(oldestAt) };
}

function absent(name: PartOnWire['name']): PartOnWire {
  return { name, state: 'absent', lastAt: null, waiting: 0, failed: 0, failure: null };
}

function part(name: PartOnWire['name'], { lastAt, waiting, failed, what, words, failedAt }: PartState): PartOnWire {
  return {
    name,
    state: failed > 0 ? 'failing' : waiting > 0 ? 'late' : 'fine',
    lastAt: lastAt === null ? null : formatInstant(lastAt),
    waiting,
    failed,
    failure: failedAt === null ? null : { what: what ?? '', words: words ?? '', at: formatInstant(failedAt) },
  };
}
