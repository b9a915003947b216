import { refuse, type Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import { readStoredBytes, type Quota } from '../media.store.ts';
import { orphanAge } from '../rules/index.ts';

const megabyte = 1_000_000;

/** The current quota of one person's pictures. */
export function quotaOf(app: App): Quota {
  return { bytes: app.config.mediaQuota, freeSince: app.clock.now() - orphanAge };
}

/** Refuses `quota_full` if a person's pictures use up their quota. */
export async function checkQuota(app: App, ownerId: number): Promise<void> {
  const used = await readStoredBytes(app.database, ownerId, quotaOf(app).freeSince);
  if (used >= app.config.mediaQuota) throw refuseFull(app, used);
}

/** The refusal with the size of a person's full quota; `used` in bytes. */
export function refuseFull(app: App, used: number): Refusal {
  const values = { used: Math.ceil(used / megabyte), quota: Math.round(app.config.mediaQuota / megabyte) };
  return refuse('quota_full', { values });
}
