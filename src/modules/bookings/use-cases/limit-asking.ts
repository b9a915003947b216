import type { Actor } from '#kernel/actor';
import type { App } from '#platform/app';
import type { Limit, NameLimit } from '#platform/limits';

const minutes = 60;
const limits = {
  book: { name: 'book_address', points: 60, seconds: 60 * minutes },
  hold: { name: 'hold_address', points: 90, seconds: 15 * minutes },
  preview: { name: 'preview_address', points: 180, seconds: 15 * minutes },
} as const satisfies Record<string, Limit>;
const bookingsOfPerson: Limit = { name: 'book_person', points: 40, seconds: 60 * minutes };
const bookingsOfGuest: NameLimit = { name: 'book_guest', points: 10, altogether: 30, seconds: 60 * minutes };

export interface Asker {
  readonly actor: Actor;
  /** The network address. */
  readonly address: string;
}

/** Counts one request of this kind from an address; refuses with `too_many_tries` beyond its limit. */
export function limitAddress(app: App, kind: keyof typeof limits, address: string): Promise<void> {
  return app.limits.spend(limits[kind], address);
}

/** Counts one booking of a person or of a guest's address, whether that address is known or not. */
export function limitBooker(app: App, { actor, address }: Asker, guestEmail: string | undefined): Promise<void> {
  if (actor) return app.limits.spend(bookingsOfPerson, String(actor.id));
  return limitGuest(app, guestEmail ?? '', address);
}

/** Counts one letter about a booking that somebody without an account sends to an address. */
export function limitGuest(app: App, email: string, address: string): Promise<void> {
  return app.limits.spendName(bookingsOfGuest, email, address);
}
