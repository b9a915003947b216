import { offer, openHours } from './schedule.ts';
import { createWorld, type Answer, type Visitor, type World } from './world.ts';

/**
 * A world in which Ada takes appointments (an hour each, every day 09:00 to 17:00 in London), with a plan that never ends, and
 * Cleo is a client.
 */
export interface Studio extends World {
  readonly ada: Visitor;
  readonly cleo: Visitor;
  readonly serviceId: number;
  /** Asks for one of Ada's times; `more` are further fields of the body. */
  book(who: Visitor, date: string, more?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Books as a guest called Grace. */
  bookAsGuest(date: string, more?: object): Promise<Answer>;
}

export const grace = { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '+44 20 7946 0000' };

/** Gives somebody Premium for ever: what a test does in later weeks is not about it. */
export async function givePlan({ app }: World, { id }: Visitor): Promise<void> {
  await app.database.run(
    `UPDATE users SET subscription_status = 'active', subscription_tier = 'premium' WHERE id = $1`,
    [id],
  );
}

export async function createStudio(hours: object = {}, settings: Record<string, string> = {}): Promise<Studio> {
  const world = await createWorld(settings);
  const ada = await world.person('ada');
  const cleo = await world.person('cleo');
  await openHours(ada, hours);
  const serviceId = await offer(ada);
  await givePlan(world, ada);
  const wish = (date: string, more: object) => ({ artistId: ada.id, serviceId, date, ...more });
  return {
    ...world,
    ada,
    cleo,
    serviceId,
    book: (who, date, more = {}, headers) => who.post('/api/bookings', wish(date, more), headers),
    bookAsGuest: (date, more = {}) => world.nobody().post('/api/bookings', wish(date, { guest: grace, ...more })),
  };
}
