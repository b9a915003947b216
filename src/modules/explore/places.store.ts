import { statement, type Executor } from '#platform/database';

/** A place where artists work. */
export interface WorkPlace {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** The most common one of those who work there. */
  readonly timeZone: string;
}

/** Explore never shows the account that visitors sign in to: a place where it works alone would lead to nobody. */
const shownSql = 'person.user_id <> 3';

const placesLike = statement(
  'explore.places_like',
  `SELECT min(city) AS name, avg(users.latitude) AS lat, avg(users.longitude) AS lon,
          mode() WITHIN GROUP (ORDER BY users.time_zone) AS "timeZone"
     FROM explore_people AS person JOIN users ON users.id = person.user_id
    WHERE ${shownSql} AND person.latitude IS NOT NULL AND city IS NOT NULL AND words LIKE '%' || lower(unaccent($1)) || '%'
      AND lower(unaccent(city)) LIKE '%' || lower(unaccent($1)) || '%'
      AND ($2::text IS NULL OR person.category = $2)
    GROUP BY lower(unaccent(city))
    ORDER BY (lower(unaccent(min(city))) = lower(unaccent($1))) DESC,
             (lower(unaccent(min(city))) LIKE lower(unaccent($1)) || '%') DESC, count(*) DESC, name
    LIMIT $3`,
);

/** Whose places, and how many. */
export interface PlacesAsked {
  readonly category?: string | undefined;
  readonly most: number;
}

/** Places that artists, of a category if one is given, named as theirs and that hold these letters, the most common first. */
export function listPlaces(executor: Executor, letters: string, { category, most }: PlacesAsked): Promise<WorkPlace[]> {
  return executor.query<WorkPlace>(placesLike, [letters.replace(/[\\%_]/g, '\\$&'), category ?? null, most]);
}

const categoryPages = statement(
  'explore.category_pages',
  `SELECT category, min(city) AS place
     FROM (SELECT person.category, CASE WHEN person.latitude IS NOT NULL THEN city END AS city
             FROM explore_people AS person JOIN users ON users.id = person.user_id
            WHERE ${shownSql} AND person.category IS NOT NULL) AS working
    GROUP BY category, lower(unaccent(city))
    ORDER BY category, place NULLS FIRST`,
);

/** Every category that somebody works in, each with the places where; null stands for those who name none. */
export function listCategoryPages(executor: Executor): Promise<{ category: string; place: string | null }[]> {
  return executor.query(categoryPages, []);
}
