import { lockPeople } from '#modules/safety';
import type { Executor } from '#platform/database';
import { insertAdopted, type AdoptedMessage } from '../adopted.store.ts';
import { findThreadWith, insertThread } from '../threads.store.ts';

/** Puts what two people wrote to each other elsewhere, at least one message, into their conversation, which is open from then on. */
export async function adoptMessages(
  transaction: Executor,
  { artistId, clientId }: { readonly artistId: number; readonly clientId: number },
  messages: readonly AdoptedMessage[],
): Promise<void> {
  await lockPeople(transaction, artistId, clientId);
  const known = await findThreadWith(transaction, artistId, clientId);
  const begun = { startedBy: clientId, otherId: artistId, status: 'open' } as const;
  const threadId = known?.id ?? (await insertThread(transaction, begun, messages[0]!.createdAt));
  await insertAdopted(transaction, threadId, messages);
}
