import { adoptMessages } from '#modules/messaging';
import type { Executor } from '#platform/database';
import { takeGuestMessages } from '../guest-messages.store.ts';

/** What was written about a guest's visits goes into the conversation with the account that keeps them now. */
export async function giveMessages(
  transaction: Executor,
  bookingIds: readonly number[],
  clientId: number,
): Promise<void> {
  const taken = await takeGuestMessages(transaction, bookingIds);
  if (!taken) return;
  const { artistId, messages } = taken;
  await adoptMessages(
    transaction,
    { artistId, clientId },
    messages.map(({ fromGuest, content, createdAt }) => ({
      senderId: fromGuest ? clientId : artistId,
      content,
      createdAt,
    })),
  );
}
