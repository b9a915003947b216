import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Page } from '#platform/http';
import { deleteGuestBlock, insertGuestBlock, listGuestBlocks, type GuestContact } from '../guest-blocks.store.ts';
import { phoneDigits } from '../rules/index.ts';
import { barsPerHour } from './set-bar.ts';

/** Takes no more bookings from a guest; what is booked stays. Refuses `guest_unknown` where they left nothing to know them by. */
export async function blockGuest(
  app: App,
  person: Person,
  { name, email, phone }: GuestContact & { readonly name: string },
): Promise<number> {
  if (!email && !(phone && phoneDigits(phone))) throw refuse('guest_unknown');
  await app.limits.spend(barsPerHour, String(person.id));
  return insertGuestBlock(app.database, { blockerId: person.id, name, email, phone, now: app.clock.now() });
}

/** Takes it back; one that is not there is harmless. */
export function liftGuestBlock(app: App, person: Person, id: number): Promise<void> {
  return deleteGuestBlock(app.database, person.id, id);
}

/** Which guests one blocked, the latest first, with one more than the page holds. */
export function readGuestBlocks(app: App, person: Person, page: Page) {
  return listGuestBlocks(app.database, person.id, page);
}
