import { statement, type Executor, type Statement } from '#platform/database';
import type { FigureOnWire } from './admin.contract.ts';

const shownDays = 28;

/** The instants that a figure counts, as `at`. */
const counted: Readonly<Record<FigureOnWire['name'], string>> = {
  people: 'SELECT created_at AS at FROM users WHERE leaves_at IS NULL',
  professionals: 'SELECT trial_started_at AS at FROM users WHERE trial_started_at IS NOT NULL',
  posts: 'SELECT published_at AS at FROM posts WHERE published_at IS NOT NULL',
  bookings: 'SELECT created_at AS at FROM bookings',
  visits: `SELECT ends_at AS at FROM bookings WHERE status = 'completed'`,
  ratings: 'SELECT created_at AS at FROM ratings',
};

const figures = Object.entries(counted).map(([name, instants]): [FigureOnWire['name'], Statement] => [
  name as FigureOnWire['name'],
  statement(
    `admin.figure_${name}`,
    `WITH counted AS (${instants}),
     ages AS (SELECT ($1::timestamptz)::date - at::date AS age, count(*) FROM counted
               WHERE at >= ($1::timestamptz)::date - ${shownDays - 1} GROUP BY age)
     SELECT (SELECT count(*) FROM counted) AS total,
            ARRAY(SELECT coalesce(ages.count, 0)::int FROM generate_series(${shownDays - 1}, 0, -1) AS day (age)
                    LEFT JOIN ages ON ages.age = day.age ORDER BY day.age DESC) AS days`,
  ),
]);

/** How many there are of everything, and how many came on each of the last days in UTC. */
export function readFigures(executor: Executor, now: number): Promise<FigureOnWire[]> {
  return Promise.all(
    figures.map(async ([name, text]) => {
      const [row] = await executor.query<Omit<FigureOnWire, 'name'>>(text, [new Date(now)]);
      return { name, ...row! };
    }),
  );
}
