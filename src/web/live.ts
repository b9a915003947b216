import type { QueryClient } from '@tanstack/react-query';
import { browserQueries } from './api/queries.ts';
import { onLive, startLive, type Told } from './api/live.ts';

const staleAfter: Readonly<Record<string, readonly string[]>> = {
  notices: ['notices', 'bookings'],
  message: ['threads'],
  thread: ['threads'],
  openings: ['openings'],
};

/** What the pages have to ask for anew when something is told; after a reset it may have been any of it. */
const stale = { ...staleAfter, reset: [...new Set(Object.values(staleAfter).flat())] } as typeof staleAfter;

/** Brings something told to where a feature shows it. */
export type Hear = (queries: QueryClient, told: Told) => void;

/** Keeps what the pages show of a person fresh; answers how to stop. */
export function keepFresh(userId: number, hear: Hear): () => void {
  const unhear = onLive((told) => {
    // Each in a turn of its own: what they bring draws parts of the page anew, and somebody may be about to tap.
    for (const key of stale[told.name] ?? [])
      setTimeout(() => void browserQueries.invalidateQueries({ queryKey: [key] }));
    hear(browserQueries, told);
  });
  const stop = startLive(userId);
  return () => {
    unhear();
    stop();
  };
}
