import type { App } from '#platform/app';
import { withdrawOpening as withdraw } from '../openings.store.ts';
import { tellOpenings } from './tell-openings.ts';

/** Takes one's own opening back; false when nothing of theirs that was not taken back has this id. */
export function withdrawOpening(app: App, artistId: number, id: number): Promise<boolean> {
  return app.database.transaction(async (transaction) => {
    const withdrawn = await withdraw(transaction, { id, artistId, now: app.clock.now() });
    if (withdrawn) await tellOpenings(app, transaction, artistId);
    return withdrawn;
  });
}
