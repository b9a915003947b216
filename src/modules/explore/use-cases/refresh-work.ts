import type { App } from '#platform/app';
import { changedWork } from '../change-queue.store.ts';
import { writeWorkRows } from '../work-rows.store.ts';
import { refreshChanged } from './refresh-changed.ts';

/** Writes the search rows of posts that changed, at most 1000 of them; false when none is left. */
export function refreshWork(app: App): Promise<boolean> {
  return refreshChanged(app, changedWork, 1_000, writeWorkRows);
}
