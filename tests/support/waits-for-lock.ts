import type { World } from './world.ts';

/** Waits until somebody waits for what another transaction holds, at most five seconds. */
export async function waitsForLock({ app }: Pick<World, 'app'>): Promise<void> {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline;) {
    const waiting = await app.database.run(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waits');
}
