import pg from 'pg';
import { serveParent } from '../child.ts';

const claim = {
  name: 'claim',
  text: `UPDATE reminders SET status = 'sent' WHERE id IN (
           SELECT id FROM reminders WHERE status = 'scheduled' AND due_at <= now()
            ORDER BY due_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)`,
};
let client: pg.Client | undefined;

/** Claims all reminders that are due, so many at once, and does nothing with them; milliseconds. */
serveParent(async ({ connection, atOnce }: { connection: pg.ClientConfig; atOnce: number }): Promise<number> => {
  if (!client) {
    client = new pg.Client(connection);
    await client.connect();
  }
  const began = performance.now();
  let claimed = atOnce;
  while (claimed === atOnce) claimed = (await client.query({ ...claim, values: [atOnce] })).rowCount!;
  return performance.now() - began;
});
