import { statement, type Executor } from '#platform/database';

const take = statement(
  'profiles.take_words',
  `WITH gone AS (
     UPDATE users SET bio = NULL, profile_image = NULL
      WHERE id = $1 AND (bio IS NOT NULL OR profile_image IS NOT NULL)
     RETURNING id, old.bio, old.profile_image)
   INSERT INTO taken_profiles (user_id, bio, profile_image, media_id, taken_at)
   SELECT id, bio, profile_image, (SELECT media_id FROM profile_pictures WHERE user_id = gone.id), $2 FROM gone
   ON CONFLICT (user_id) DO UPDATE SET bio = excluded.bio, profile_image = excluded.profile_image,
     media_id = excluded.media_id, taken_at = excluded.taken_at
   RETURNING user_id`,
);
// Whatever they wrote or showed since stays.
const giveBack = statement(
  'profiles.return_words',
  `WITH kept AS (DELETE FROM taken_profiles WHERE user_id = $1 RETURNING bio, profile_image, media_id)
   UPDATE users SET bio = coalesce(users.bio, kept.bio),
          profile_image = coalesce(users.profile_image,
            CASE WHEN kept.media_id IS NOT DISTINCT FROM (SELECT media_id FROM profile_pictures WHERE user_id = $1)
                 THEN kept.profile_image END)
     FROM kept WHERE users.id = $1 RETURNING users.id`,
);

/** Takes a person's words about themselves and their picture off their profile; false when there is neither. */
export async function markProfileTaken(transaction: Executor, userId: number, at: number): Promise<boolean> {
  return (await transaction.query(take, [userId, new Date(at)])).length > 0;
}

/** Puts them back; false when nothing was taken. */
export async function markProfileReturned(transaction: Executor, userId: number): Promise<boolean> {
  return (await transaction.query(giveBack, [userId])).length > 0;
}
