import { canonicalTimeZone, wallTimeAt } from '#kernel/time';
import { otherZoneNames, zoneRulesVersion } from '#kernel/zone-clocks';
import { renameUserZones } from '#modules/accounts';
import {
  agreedBlocks,
  beginClockUpdate,
  finishClockUpdate,
  hasClockUpdates,
  isClockUpdateFinished,
  renameScheduleZones,
} from '#modules/availability';
import { startOnClock } from '#modules/availability/rules';
import { agreedOpenings } from '#modules/openings';
import type { App } from '#platform/app';
import type { AgreedTime, AgreedTimes } from '#platform/database';
import { agreedBookings } from '../agreed-bookings.store.ts';
import { shiftArtistTimes } from './shift-artist-times.ts';

const everyAgreed = [agreedBookings, agreedBlocks, agreedOpenings];

/**
 * Brings whatever is to come to the clock time that was agreed for it, when the zone rules are others than at the last start: its
 * instant moves, what the clock shows does not (decision 93). Each artist is one transaction, and one that is done has nothing
 * left to move: an interrupted start is resumed by the next, and two concurrent ones do no harm.
 */
export async function followZoneRules(app: App): Promise<void> {
  const { database, clock, log } = app;
  const version = zoneRulesVersion();
  if (await isClockUpdateFinished(database, version)) return;
  if (!(await hasClockUpdates(database))) await rememberAgreed(app);
  await beginClockUpdate(database, version, clock.now());
  await renameZones(app);
  const artists = await findArtists(app);
  if (artists.length > 0) log.info({ version, artists: artists.length }, 'the clocks changed by law: visits are moved');
  let unmoved = 0;
  for (const artistId of artists) {
    try {
      await shiftArtistTimes(app, artistId, version);
    } catch (error) {
      // One calendar that cannot be moved does not keep everybody else's closed; the next start tries it again.
      unmoved++;
      log.error(
        { artistId, error: (error as Error).message },
        'visits stay at an instant of before the clocks changed',
      );
    }
  }
  if (unmoved === 0) await finishClockUpdate(database, version, clock.now());
}

/** Those with anything to come whose instant no longer shows the agreed clock time. */
async function findArtists({ database, clock }: App): Promise<number[]> {
  const now = clock.now();
  const found = new Set<number>();
  for (const agreed of everyAgreed) {
    await eachBatch(
      (afterId) => agreed.listToCome(database, afterId, now),
      (times) => {
        for (const time of times) if (startOnClock(time) !== time.startsAt) found.add(time.artistId);
      },
    );
  }
  return [...found].toSorted((one, other) => one - other);
}

/**
 * Earlier visits were agreed by the zone rules of the Node that ran Uli, so those decide once what the clock showed; the migration could only ask PostgreSQL, whose rules may be older.
 */
async function rememberAgreed(app: App): Promise<void> {
  const { database, clock } = app;
  const { tz } = process.versions;
  for (const agreed of everyAgreed) await rememberIn(app, agreed);
  // By the name of Node's rules: it was these that everything was agreed by.
  const before = `node ${tz}`;
  await beginClockUpdate(database, before, clock.now());
  await finishClockUpdate(database, before, clock.now());
}

async function rememberIn({ database }: App, agreed: AgreedTimes): Promise<void> {
  await eachBatch(
    (afterId) => agreed.listAll(database, afterId),
    async (times) => {
      const wrong = times.flatMap((time) => {
        const localStart = shownByNode(time);
        return localStart === time.localStart ? [] : [{ id: time.id, localStart }];
      });
      if (wrong.length > 0) await agreed.setLocalStarts(database, wrong);
    },
  );
}

function shownByNode({ startsAt, timeZone }: AgreedTime): string {
  try {
    const shown = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(timeZone);
    return shown.toPlainDateTime().toString({ smallestUnit: 'minute' });
  } catch {
    // A zone that this Node does not know.
    return wallTimeAt(canonicalTimeZone(timeZone) ?? 'UTC', startsAt);
  }
}

async function renameZones({ database }: App): Promise<void> {
  const names = otherZoneNames();
  await renameUserZones(database, names);
  await renameScheduleZones(database, names);
  for (const agreed of everyAgreed) await agreed.renameZones(database, names);
}

async function eachBatch(
  read: (afterId: number) => Promise<AgreedTime[]>,
  onBatch: (times: readonly AgreedTime[]) => void | Promise<void>,
): Promise<void> {
  for (let afterId = 0; ;) {
    const times = await read(afterId);
    if (times.length === 0) return;
    await onBatch(times);
    afterId = times.at(-1)!.id;
  }
}
