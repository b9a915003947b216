import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { notify } from '#modules/notifications';
import type { App } from '#platform/app';
import { findRating, lockRating, saveReply, type RatingRow } from '../ratings.store.ts';

/** The artist's one answer to a rating. Everybody else is refused: ratings are public, so `forbidden` hides nothing. */
export async function replyToRating(app: App, person: Person, id: number, reply: string): Promise<RatingRow> {
  return app.database.transaction(async (transaction) => {
    const rating = await lockRating(transaction, id);
    if (!rating) throw refuse('not_found');
    if (rating.artistId !== person.id) throw refuse('forbidden');
    if (rating.reply !== null) throw refuse('already_replied');
    await saveReply(transaction, id, reply, app.clock.now());
    const { userId } = rating;
    // A guest reads it behind their link.
    if (userId !== null)
      await notify(app, transaction, {
        userId,
        actorId: person.id,
        topic: 'ratings',
        kind: 'rating.answered',
        groupKey: `rating.answered:${id}`,
        href: `/profile/${rating.artistId}?tab=ratings`,
        facts: { service: rating.serviceName },
      });
    return (await findRating(transaction, id))!;
  });
}
