/**
 * A program that starts the folder's PostgreSQL, for tests that kill it. It tells its story on standard output, one JSON
 * object a line; standard input takes `end` (stop, then end) and `leave` (end without stopping).
 */
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../index.ts';

const folder = process.argv[2];
const tell = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);

if (folder) await run(folder);

async function run(dataFolder: string): Promise<void> {
  try {
    const postgres = await startEmbeddedPostgres({ folder: dataFolder, log: (line) => tell({ log: line }) });
    createInterface(process.stdin).on('line', (order) => {
      if (order === 'leave') process.exit(0);
      void postgres.stop().then(() => process.exit(0));
    });
    tell({ ready: { connection: postgres.connection, createdNow: postgres.createdNow } });
  } catch (error) {
    const { name, message } = error as Error;
    tell({ failed: { name, message } });
  }
}
