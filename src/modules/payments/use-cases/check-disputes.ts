import type { App } from '#platform/app';
import { listUndecided, markAsked } from '../disputes.store.ts';
import { findPayment } from '../payments.store.ts';
import { hearDispute } from './hear-dispute.ts';

/** Asks about every dispute of which nothing was heard for long: a bank takes weeks, and messages get lost. */
export async function checkDisputes(app: App, stopping: AbortSignal): Promise<void> {
  for (const { id, paymentId, disputeId } of await listUndecided(app.database, app.clock.now())) {
    if (stopping.aborted) return;
    try {
      // One after the other: the provider counts how often it is asked.
      await markAsked(app.database, id, app.clock.now());
      const payment = (await findPayment(app.database, paymentId))!;
      const effect = await hearDispute(app, { payment, enterFirst: async () => {} }, disputeId);
      await app.database.transaction(effect);
    } catch (error) {
      const { message } = error as Error;
      app.log.warn({ dispute: disputeId, error: message }, 'the provider could not be asked about a dispute');
    }
  }
}
