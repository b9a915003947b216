import type { Actor } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { PlainDate } from '#kernel/time';
import { checkOwn, readPeople } from '#modules/accounts';
import type { App } from '#platform/app';
import { listOffersOf, type Offer } from '../offers.store.ts';
import { normalCode, offerStateOn } from '../rules/index.ts';

/**
 * A person's offers that stand today, one that is on no page by its code alone; with `drafts` all of them, for that person and
 * admins (`401`, `403`).
 */
export async function listOffers(
  app: App,
  readActor: () => Promise<Actor>,
  { userId, drafts, code }: { userId: number; drafts: boolean; code?: string | undefined },
  readToday: (userId: number) => Promise<PlainDate>,
): Promise<{ offers: Offer[]; today: PlainDate }> {
  if (drafts) {
    const actor = await readActor();
    if (!actor) throw refuse('not_signed_in');
    await checkOwn(app, actor, userId, 'offers');
  }
  const found = await listOffersOf(app.database, userId, { drafts, code: normalCode(code) });
  if (found.length === 0 && !(await readPeople(app.database, [userId])).has(userId)) throw refuse('not_found');
  const today = await readToday(userId);
  return { today, offers: drafts ? found : found.filter((offer) => offerStateOn(offer, today) === 'current') };
}
