import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { ProviderEvent } from '#platform/payments';
import { insertEvent, isKnown } from '../provider.store.ts';

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
  if (await isKnown(app.database, event.id)) return;
  const effects = (await Promise.all(listeners.map((listen) => listen(event)))).filter(
    (effect) => effect !== undefined,
  );
  if (effects.length === 0) return;
  await app.database.transaction(async (transaction) => {
    if (!(await insertEvent(transaction, event, app.clock.now()))) return;
    // One after the other: they share the transaction.
    // oxlint-disable-next-line no-await-in-loop
    for (const effect of effects) await effect(transaction);
  });
}
