import { wallTimeAt, type EpochMs } from '#kernel/time';
import { bookableSql } from '#modules/catalogue/tables';
import { apartSql } from '#modules/safety/tables';
import { agreedTimes, statement, type Executor } from '#platform/database';

/** A service at a moment, as whoever looks for a gap sees it. */
export interface Opening {
  readonly id: number;
  readonly artistId: number;
  readonly serviceId: number;
  readonly startsAt: EpochMs;
  readonly percent: number | null;
  readonly serviceName: string;
  /** Minutes, of the service as it is now. */
  readonly duration: number;
  readonly price: number;
  /** What offers without a code take off today. */
  readonly discount: number;
  readonly currency: string;
  readonly username: string;
  readonly fullName: string;
  readonly profileImage: string | null;
  readonly city: string | null;
  readonly timeZone: string;
}

const columns = `openings.id, openings.artist_id AS "artistId", openings.service_id AS "serviceId",
  openings.starts_at AS "startsAt", openings.percent, services.name AS "serviceName", services.duration, services.price,
  services.discount, services.currency, users.username, users.full_name AS "fullName", users.profile_image AS "profileImage", users.city,
  coalesce(availabilities.time_zone, users.time_zone) AS "timeZone"`;

/** What an opening takes, the minutes kept free after it included. */
const during = `tstzrange(openings.starts_at, openings.starts_at + make_interval(mins => services.duration
  + greatest(coalesce(availabilities.buffer_before, 0), coalesce(availabilities.buffer_after, 0), services.extra_gap)))`;

/**
 * Openings that stand at $1, for viewer $2, where $3 says that plans are free. A hold is only somebody looking: what it keeps
 * for ten minutes stays in sight.
 */
const standing = `openings
  JOIN services ON services.id = openings.service_id AND ${bookableSql('services')}
  JOIN users ON users.id = openings.artist_id AND NOT users.absent AND ($3::boolean OR users.closes_at > $1 OR users.closes_at IS NULL)
  LEFT JOIN availabilities ON availabilities.user_id = openings.artist_id
 WHERE openings.withdrawn_at IS NULL AND openings.starts_at > $1
   AND NOT ${apartSql('$2::int', 'openings.artist_id')}
   AND NOT EXISTS (SELECT FROM busy_times
     WHERE busy_times.artist_id = openings.artist_id AND busy_times.during && ${during}
       AND busy_times.hold_id IS NULL AND (busy_times.expires_at IS NULL OR busy_times.expires_at > $1))`;
const soonestFirst = 'ORDER BY openings.starts_at, openings.id LIMIT $4';

const all = statement('openings.all', `SELECT ${columns} FROM ${standing} ${soonestFirst}`);
const ofPeople = statement(
  'openings.of_people',
  `SELECT ${columns} FROM ${standing} AND openings.artist_id = ANY($5::int[]) ${soonestFirst}`,
);

/** Who asks for openings, and when. */
export interface Look {
  readonly now: EpochMs;
  readonly viewerId: number | undefined;
  readonly plansAreFree: boolean;
  readonly most: number;
}

const valuesOf = ({ now, viewerId, plansAreFree, most }: Look) => [new Date(now), viewerId ?? null, plansAreFree, most];

/** Everybody's openings that stand, the soonest first. */
export function listOpenings(executor: Executor, look: Look): Promise<Opening[]> {
  return executor.query<Opening>(all, valuesOf(look));
}

/** The openings of some people that stand, the soonest first. */
export async function listOpeningsOf(executor: Executor, artistIds: readonly number[], look: Look): Promise<Opening[]> {
  return artistIds.length === 0 ? [] : executor.query<Opening>(ofPeople, [...valuesOf(look), artistIds]);
}

const byId = statement(
  'openings.by_id',
  `SELECT artist_id AS "artistId", service_id AS "serviceId", starts_at AS "startsAt", percent
     FROM openings WHERE id = $1 AND withdrawn_at IS NULL`,
);

/** What an opening offers that was not taken back; whether its time is free is for whoever books to decide. */
export async function findOpening(
  executor: Executor,
  id: number,
): Promise<Pick<Opening, 'artistId' | 'serviceId' | 'startsAt' | 'percent'> | undefined> {
  return (await executor.query<Opening>(byId, [id]))[0];
}

const insert = statement(
  'openings.insert',
  `INSERT INTO openings (artist_id, service_id, starts_at, percent, created_at, time_zone, local_start)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (artist_id, starts_at) WHERE withdrawn_at IS NULL
   DO UPDATE SET service_id = excluded.service_id, percent = excluded.percent, created_at = excluded.created_at,
                 time_zone = excluded.time_zone, local_start = excluded.local_start
   RETURNING id`,
);

/** Adds an opening, in the place of one of the same moment; the caller has seen that such a one does not stand. */
export async function insertOpening(
  transaction: Executor,
  opening: Pick<Opening, 'artistId' | 'serviceId' | 'startsAt' | 'percent' | 'timeZone'>,
  now: EpochMs,
): Promise<number> {
  const { artistId, serviceId, startsAt, percent, timeZone } = opening;
  const local = wallTimeAt(timeZone, startsAt);
  const values = [artistId, serviceId, new Date(startsAt), percent, new Date(now), timeZone, local];
  return (await transaction.query<{ id: number }>(insert, values))[0]!.id;
}

const withdraw = statement(
  'openings.withdraw',
  'UPDATE openings SET withdrawn_at = $3 WHERE id = $1 AND artist_id = $2 AND withdrawn_at IS NULL RETURNING id',
);

/** Takes one's own opening back; false when nothing of theirs that stands has this id. */
export async function withdrawOpening(
  transaction: Executor,
  { id, artistId, now }: { readonly id: number; readonly artistId: number; readonly now: EpochMs },
): Promise<boolean> {
  return (await transaction.query(withdraw, [id, artistId, new Date(now)])).length > 0;
}

/** The agreed times of openings that were not taken back. */
export const agreedOpenings = agreedTimes('openings', 'withdrawn_at IS NULL');

const shift = statement(
  'openings.shift',
  `UPDATE openings SET starts_at = $2, local_start = $3
    WHERE id = $1 AND NOT EXISTS (
      SELECT FROM openings AS other
       WHERE other.artist_id = openings.artist_id AND other.starts_at = $2 AND other.withdrawn_at IS NULL)
   RETURNING id`,
);

/** Takes an opening to another instant of the same clock time; false where there is one by now. */
export async function shiftOpening(
  transaction: Executor,
  to: { readonly id: number; readonly startsAt: EpochMs; readonly localStart: string },
): Promise<boolean> {
  return (await transaction.query(shift, [to.id, new Date(to.startsAt), to.localStart])).length > 0;
}
