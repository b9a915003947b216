import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { ProviderEvent } from '#platform/payments';
import { forgetFailure, insertEvent, isKnown, keepFailure } from '../provider.store.ts';

/** What an event does, in the transaction that marks it as acted on. */
export type Effect = (transaction: Executor) => Promise<void>;

/** Looks at an event and asks the provider what it needs to know; nothing when the event is none of its business. */
export type ListenToProvider = (event: ProviderEvent) => Promise<Effect | undefined>;

/** Takes what the provider tells: an event acts once, however often and in however many processes it arrives. */
export async function takeEvent(
  app: App,
  { body, signature }: { readonly body: string; readonly signature: string },
  listeners: readonly ListenToProvider[],
): Promise<void> {
  const event = app.payments.readEvent(body, signature);
  if (!event) throw refuse('forged_event');
  try {
    await act(app, event, listeners);
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    // Where the database is what failed, the log alone says so.
    await keepFailure(app.database, event, [name, code].filter(Boolean).join(', '), app.clock.now()).catch(() => {});
    throw error;
  }
}

async function act(app: App, event: ProviderEvent, listeners: readonly ListenToProvider[]): Promise<void> {
  const effects = (await isKnown(app.database, event.id)) ? [] : await effectsOf(event, listeners);
  if (effects.length > 0) {
    await app.database.transaction(async (transaction) => {
      if (!(await insertEvent(transaction, event, app.clock.now()))) return;
      // One after the other: they share the transaction.
      for (const effect of effects) await effect(transaction);
    });
  }
  // Acted on by now, or nobody's business any more: nothing of it waits for an admin, nor what failed beside it meanwhile.
  await forgetFailure(app.database, event.id);
}

async function effectsOf(event: ProviderEvent, listeners: readonly ListenToProvider[]): Promise<Effect[]> {
  const heard = await Promise.all(listeners.map((listen) => listen(event)));
  return heard.filter((effect) => effect !== undefined);
}
