import type { App } from '#platform/app';
import type { Executor } from '#platform/database';

/** Tells everybody who looks at openings that somebody's changed; a trigger says the same when their time is taken. */
export function tellOpenings(app: App, transaction: Executor, artistId: number): Promise<void> {
  return app.realtime.publish(transaction, ['everyone'], { name: 'openings', data: { artistId } });
}
