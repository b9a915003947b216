import type { Actor } from '#kernel/actor';
import { readerLocale, tagOf } from '#kernel/language';
import { refuse } from '#kernel/refusal';
import type { Wish } from '../bookings.contract.ts';

/** Whoever sends a request, as its session, cookie and headers tell. */
export interface Asker {
  readonly actor: Actor;
  /** The network address. */
  readonly address: string;
  /** Of the cookie that holds a time. */
  readonly tokenHash?: string | undefined;
  /** Of a request that may be repeated. */
  readonly key?: string | undefined;
}

/** Whose a new booking is: an account's, or a guest's. */
export interface Holder {
  readonly clientId: number | null;
  readonly guestName?: string;
  readonly guestEmail?: string | null;
  readonly guestPhone?: string | null;
  readonly guestLanguage?: string;
}

/** Who books for themselves; a guest gave an address. */
export interface Booker extends Holder {
  readonly guestEmail?: string;
  /** Keeps idempotency keys of one person apart from another's. */
  readonly scope: string;
}

/** Who books: the signed-in person, else the guest. Refuses `not_signed_in` for neither, `forbidden` for somebody else's id. */
export function bookerOf({ clientId, guest }: Pick<Wish, 'clientId' | 'guest'>, actor: Actor): Booker {
  checkClientId({ clientId }, actor);
  if (actor) return { clientId: actor.id, scope: `client:${actor.id}` };
  if (!guest) throw refuse('not_signed_in');
  const { fullName, email, phone } = guest;
  const scope = `guest:${email.toLowerCase()}`;
  const guestLanguage = tagOf(readerLocale());
  return { clientId: null, guestName: fullName, guestEmail: email, guestPhone: phone ?? null, guestLanguage, scope };
}

/** A client's id, when sent at all, must be one's own. */
export function checkClientId({ clientId }: Pick<Wish, 'clientId'>, actor: Actor): void {
  if (typeof clientId === 'number' && clientId !== actor?.id) throw refuse(actor ? 'forbidden' : 'not_signed_in');
}
