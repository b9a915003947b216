import { browserQueries } from './api/queries.ts';
import { onLive, startLive } from './api/live.ts';

/** What the pages have to ask for anew when something is told. */
const stale: Readonly<Record<string, readonly string[]>> = {
  notices: ['notices', 'bookings'],
  message: ['threads'],
  thread: ['threads'],
  reset: ['notices', 'threads'],
};

/** Keeps what the pages show of a person fresh; answers how to stop. */
export function keepFresh(userId: number): () => void {
  const unhear = onLive(({ name }) => {
    for (const key of stale[name] ?? []) void browserQueries.invalidateQueries({ queryKey: [key] });
  });
  const stop = startLive(userId);
  return () => {
    unhear();
    stop();
  };
}
