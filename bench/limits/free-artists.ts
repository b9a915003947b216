/**
 * Who of all artists can begin a visit of 45 minutes in a window, in one statement: starts on the quarter of an hour within
 * the hours of the weekday, without those that something busy overlaps. Hours are taken in one zone, notice and horizon are
 * left out: it does less than the program, and nothing that the program does not.
 */
export const freeArtists = {
  name: 'free artists',
  text: `WITH busy AS (
      SELECT artist_id, lower(during) AS begins, upper(during) AS ends FROM busy_times
       WHERE lower(during) < $2::timestamptz + interval '55 minutes'
         AND lower(during) > $1::timestamptz - interval '72 hours' AND upper(during) > $1::timestamptz),
    starts AS (
      SELECT at, extract(isodow FROM at AT TIME ZONE 'Europe/Lisbon')::int AS weekday,
             (extract(epoch FROM (at AT TIME ZONE 'Europe/Lisbon')::time) / 60)::int AS minute
        FROM generate_series($1::timestamptz, $2::timestamptz - interval '1 minute', interval '15 minutes') AS at)
    SELECT user_id AS id, min(at) AS "nextFree"
      FROM starts JOIN weekly_hours ON weekly_hours.weekday = starts.weekday
                                   AND start_minute <= minute AND end_minute >= minute + 45
     WHERE EXISTS (SELECT FROM services WHERE services.user_id = weekly_hours.user_id AND published AND removed_at IS NULL)
       AND NOT EXISTS (SELECT FROM busy WHERE artist_id = weekly_hours.user_id
                        AND begins < at + interval '55 minutes' AND ends > at)
     GROUP BY user_id ORDER BY "nextFree", user_id`,
};

/** The index that the statement may use; the program has no use for it. */
export const startsIndex = 'CREATE INDEX IF NOT EXISTS bench_busy_times_start_idx ON busy_times (lower(during))';
