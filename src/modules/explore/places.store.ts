import { statement, type Executor } from '#platform/database';

/** A place where artists work. */
export interface WorkPlace {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

const placesLike = statement(
  'explore.places_like',
  `SELECT min(city) AS name, avg(users.latitude) AS lat, avg(users.longitude) AS lon
     FROM explore_people AS person JOIN users ON users.id = person.user_id
    WHERE person.latitude IS NOT NULL AND city IS NOT NULL AND words LIKE '%' || lower(unaccent($1)) || '%'
      AND lower(unaccent(city)) LIKE '%' || lower(unaccent($1)) || '%'
    GROUP BY lower(unaccent(city))
    ORDER BY (lower(unaccent(min(city))) LIKE lower(unaccent($1)) || '%') DESC, count(*) DESC, name
    LIMIT $2`,
);

/** Places that artists gave as theirs and that hold these letters, the most common first, at most so many. */
export function listPlaces(executor: Executor, letters: string, most: number): Promise<WorkPlace[]> {
  return executor.query<WorkPlace>(placesLike, [letters.replace(/[\\%_]/g, '\\$&'), most]);
}
