import { dayBounds, minuteMs, wallTimeAt, type PlainDate } from '#kernel/time';
import { trialFrom } from '#modules/accounts';
import { users } from '#modules/accounts/tables';
import { saveSchedule } from '#modules/availability';
import { gapMinutes } from '#modules/availability/rules';
import { requestExpiry } from '#modules/bookings/rules';
import { firstPolicy } from '#modules/accounts/rules';
import { bookings } from '#modules/bookings/tables';
import { insertSampleOffers, insertServices } from '#modules/catalogue';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { hashPassword } from '#platform/passwords';
import { demoBookings, type DemoBooking } from './bookings.ts';
import { storeDemoPicture } from './demo-pictures.ts';
import { fillNotices } from './fill-notices.ts';
import { fillPeople } from './fill-people.ts';
import { fillPosts } from './fill-posts.ts';
import { demoAvailability } from './hours.ts';
import { demoArtists, demoPeople, demoSignIn, portraitOf } from './people.ts';
import { demoPictureNames } from './posts.ts';
import { demoServices } from './services.ts';

/** Not a valid hash: earlier versions stored it instead of a password for most demo users. */
export const noPassword = 'none';

/** Fills an empty database with the demo people and their lives around today; false when anybody is in it already. */
export async function fillDemo(app: App): Promise<boolean> {
  const passwordHash = await hashPassword(demoSignIn.password);
  const now = app.clock.now();
  const today = new Date(now).toISOString().slice(0, 10);
  return app.database.transaction(async (transaction) => {
    await transaction.run('LOCK TABLE users IN EXCLUSIVE MODE');
    const [anybody] = await transaction.orm.select({ id: users.id }).from(users).limit(1);
    if (anybody) return false;
    await insertPeople(transaction, passwordHash, now);
    const serviceIds = await insertOffers(transaction, today, now);
    for (const booking of demoBookings(today)) await insertVisits(transaction, booking, serviceIds, today, now);
    const stored = demoPictureNames.map(async (name) => [name, await storeDemoPicture(app, name)] as const);
    await fillPosts(transaction, new Map(await Promise.all(stored)), serviceIds, now);
    await fillPeople(transaction, now);
    await fillNotices(transaction, now);
    return true;
  });
}

async function insertPeople(transaction: Executor, passwordHash: string, now: number): Promise<void> {
  const artists = new Map(demoArtists.map((artist) => [artist.id, artist]));
  const rows = demoPeople.map(({ id, ...person }) => {
    const artist = artists.get(id);
    return {
      ...person,
      id,
      profileImage: portraitOf({ id, ...person }),
      passwordHash,
      emailVerifiedAt: now,
      accountType: artist ? ('business' as const) : ('personal' as const),
      profession: artist?.profession ?? null,
      customUrl: artist?.customUrl ?? null,
      businessAddress: artist?.businessAddress ?? null,
      latitude: artist?.latitude ?? null,
      longitude: artist?.longitude ?? null,
      createdAt: now,
      ...artist?.mood,
      ...(artist && { ...trialFrom(now), subscriptionStatus: 'active', subscriptionTier: 'premium' as const }),
    };
  });
  await transaction.orm.insert(users).values(rows);
}

/** Hours, services and offers of every artist; answers the services' ids by artist and name. */
async function insertOffers(transaction: Executor, today: PlainDate, now: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { id, username } of demoArtists) {
    const { autoConfirm, ...rules } = demoAvailability(username, today);
    await saveSchedule(transaction, id, { rules, autoConfirm, confirmGuestEmail: false, zoneConfirmedAt: now });
    const offered = demoServices(username).map((service) => ({
      ...service,
      userId: id,
      published: true,
      createdAt: now,
    }));
    await insertSampleOffers(transaction, id, now, { published: true });
    for (const service of await insertServices(transaction, id, offered)) ids.set(`${id} ${service.name}`, service.id);
  }
  return ids;
}

async function insertVisits(
  transaction: Executor,
  { artistId, client, service, starts, status, notes, weeklyVisits, askedOn }: DemoBooking,
  serviceIds: ReadonlyMap<string, number>,
  today: PlainDate,
  now: number,
): Promise<void> {
  const artist = demoArtists.find(({ id }) => id === artistId)!;
  const rules = demoAvailability(artist.username, today);
  const createdAt = askedOn === today ? now : dayBounds(artist.timeZone, askedOn).start + 10 * 60 * minuteMs;
  let parentBookingId: number | null = null;
  for (const [occurrence, startsAt] of starts.entries()) {
    const [row]: { id: number }[] = await transaction.orm
      .insert(bookings)
      .values({
        artistId,
        clientId: 'personId' in client ? client.personId : null,
        guestName: 'guest' in client ? client.guest.fullName : null,
        guestEmail: 'guest' in client ? client.guest.email : null,
        serviceId: serviceIds.get(`${artistId} ${service.name}`)!,
        serviceName: service.name,
        duration: service.duration,
        gapMinutes: gapMinutes(rules),
        startsAt,
        endsAt: startsAt + service.duration * minuteMs,
        timeZone: artist.timeZone,
        localStart: wallTimeAt(artist.timeZone, startsAt),
        place: artist.city,
        status,
        total: service.price,
        currency: service.currency,
        policy: firstPolicy,
        notes: notes ?? null,
        isRecurring: weeklyVisits !== undefined,
        recurringPattern: weeklyVisits ? 'weekly' : null,
        recurringInterval: weeklyVisits ? 1 : null,
        recurringCount: weeklyVisits ?? null,
        parentBookingId,
        occurrence,
        expiresAt: status === 'pending' ? requestExpiry(createdAt, startsAt) : null,
        markedAt: status === 'completed' || status === 'no_show' ? startsAt + service.duration * minuteMs : null,
        cancelledBy: status === 'cancelled' ? 'client' : null,
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: bookings.id });
    parentBookingId ??= row!.id;
  }
}
