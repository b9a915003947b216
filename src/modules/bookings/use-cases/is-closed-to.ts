import type { Actor } from '#kernel/actor';
import { isGuestApart, isMemberApart, type GuestContact } from '#modules/safety';
import type { App } from '#platform/app';

/**
 * Whether an artist takes no bookings from somebody because one of them blocked the other: then no time is free, in the words
 * of any time that is not. A guest is known by e-mail address and telephone number.
 */
export async function isClosedTo(
  app: App,
  artistId: number,
  { actor, guest }: { readonly actor: Actor; readonly guest?: GuestContact | null | undefined },
): Promise<boolean> {
  if (actor) return actor.id !== artistId && isMemberApart(app.database, artistId, actor.id);
  return guest != null && isGuestApart(app.database, artistId, guest);
}
