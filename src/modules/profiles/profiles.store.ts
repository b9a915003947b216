import { eq } from 'drizzle-orm';
import { users } from '#modules/accounts/tables';
import { statement, type Executor } from '#platform/database';
import type { PublicUser } from './profiles.contract.ts';

/** What everybody may see, as columns of `users`. */
export const publicColumns = `id, username, full_name AS "fullName", bio, profile_image AS "profileImage", profession, city,
  custom_url AS "customUrl", account_type AS "accountType", business_name AS "businessName", is_verified AS "isVerified",
  page_type AS "pageType", page_ground AS "pageGround"`;
const byId = statement('profiles.by_id', `SELECT ${publicColumns} FROM users WHERE id = $1 AND NOT absent`);
const byUsername = statement(
  'profiles.by_username',
  `SELECT ${publicColumns} FROM users WHERE lower(username) = lower($1) AND NOT absent`,
);
export async function findPublicUser(executor: Executor, id: number): Promise<PublicUser | undefined> {
  return (await executor.query<PublicUser>(byId, [id]))[0];
}

export async function findPublicUserByUsername(executor: Executor, username: string): Promise<PublicUser | undefined> {
  return (await executor.query<PublicUser>(byUsername, [username]))[0];
}

const byIds = statement(
  'profiles.by_ids',
  `SELECT ${publicColumns} FROM users WHERE id = ANY($1::int[]) AND NOT absent`,
);

/** Many people at once, by id; who is not there is left out. */
export async function findPublicUsers(executor: Executor, ids: readonly number[]): Promise<Map<number, PublicUser>> {
  const rows = await executor.query<PublicUser>(byIds, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

export type ProfileChange = Partial<Omit<typeof users.$inferInsert, 'customUrl'>>;

/** Changes a person's own row; their address moves by itself, see `moveAddress`. */
export async function updateProfile(executor: Executor, id: number, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length > 0) await executor.orm.update(users).set(change).where(eq(users.id, id));
}

/** Where somebody works and by which clock, as it stands before a change. */
export interface StoredPlace {
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeZone: string;
}

/** What a change of somebody's profile is measured against. */
export interface StoredProfile extends StoredPlace {
  readonly category: string | null;
}

const lock = statement(
  'profiles.lock',
  'SELECT city, latitude, longitude, time_zone AS "timeZone", category FROM users WHERE id = $1 FOR UPDATE',
);

/** Keeps other changes of this person waiting until the transaction ends. */
export async function lockProfile(transaction: Executor, id: number): Promise<StoredProfile | undefined> {
  return (await transaction.query<StoredProfile>(lock, [id]))[0];
}

/** Coordinates that others in a city of this name have, by time zone. */
export interface KnownPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

// The middle one of many: a single stray point moves nobody else.
const placesNamed = statement(
  'profiles.places_named',
  `SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
          percentile_disc(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude, time_zone AS "timeZone"
     FROM users
    WHERE latitude IS NOT NULL AND id <> $2
      AND btrim(regexp_replace(lower(unaccent(split_part(city, ',', 1))), '[^[:alnum:]]+', ' ', 'g')) = $1
    GROUP BY time_zone
    ORDER BY count(*) DESC, time_zone`,
);

/** Where people are who gave a city of this plain name as theirs, the most common zone first. */
export function findPlacesNamed(executor: Executor, plainName: string, leaveOut: number): Promise<KnownPlace[]> {
  return executor.query<KnownPlace>(placesNamed, [plainName, leaveOut]);
}

const takePicture = statement(
  'profiles.take_picture',
  'DELETE FROM profile_pictures WHERE user_id = $1 RETURNING media_id AS "mediaId"',
);
const putPicture = statement(
  'profiles.put_picture',
  'INSERT INTO profile_pictures (user_id, media_id) VALUES ($1, $2)',
);

/** Shows this picture of a person, or none; answers the one shown before. The person is locked. */
export async function replacePicture(
  transaction: Executor,
  userId: number,
  mediaId: number | null,
): Promise<number | undefined> {
  const [before] = await transaction.query<{ mediaId: number }>(takePicture, [userId]);
  if (mediaId !== null) await transaction.query(putPicture, [userId, mediaId]);
  return before?.mediaId;
}

const artistAddresses = statement(
  'profiles.artist_addresses',
  `SELECT username, custom_url AS "customUrl" FROM users
    WHERE id >= $1 AND id < $2 AND trial_started_at IS NOT NULL AND NOT absent ORDER BY id`,
);
const highestUserId = statement('profiles.highest_user_id', 'SELECT coalesce(max(id), 0) AS id FROM users');

/** Where everybody who has ever offered something has their page: of the people with these ids, the last excluded. */
export function listArtistAddresses(
  executor: Executor,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly username: string; readonly customUrl: string | null }[]> {
  return executor.query(artistAddresses, [from, to]);
}

/** The id of whoever came last; 0 for nobody. */
export async function findHighestUserId(executor: Executor): Promise<number> {
  return (await executor.query<{ id: number }>(highestUserId, []))[0]!.id;
}
