import type { Actor } from '#kernel/actor';
import { areApart, isAddressApart } from '#modules/safety';
import type { App } from '#platform/app';

/**
 * Whether an artist takes no bookings from somebody because one of them blocked the other: then no time is free, in the words
 * of any time that is not. A guest is known by the e-mail address.
 */
export async function isClosedTo(
  app: App,
  artistId: number,
  { actor, guestEmail }: { readonly actor: Actor; readonly guestEmail?: string | undefined },
): Promise<boolean> {
  if (actor) return actor.id !== artistId && areApart(app.database, actor.id, artistId);
  return guestEmail !== undefined && isAddressApart(app.database, artistId, guestEmail);
}
