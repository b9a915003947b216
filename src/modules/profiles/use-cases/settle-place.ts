import { refuse } from '#kernel/refusal';
import { offsetAt } from '#kernel/time';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { countryOf, plainName, type City } from '#platform/places';
import { findPlacesNamed, type KnownPlace, type ProfileChange, type StoredPlace } from '../profiles.store.ts';

type Coordinates = Pick<ProfileChange, 'latitude' | 'longitude'>;
const nowhere: Coordinates = { latitude: null, longitude: null };

/**
 * The coordinates that follow from a change: those that were sent, else those of the city, of which `cities` has all of that
 * name; nothing when they stay.
 */
export async function settlePlace(
  app: App,
  transaction: Executor,
  person: StoredPlace & { readonly id: number },
  {
    city,
    cities,
    latitude,
    longitude,
    timeZone = person.timeZone,
  }: ProfileChange & { readonly cities: readonly City[] },
): Promise<Coordinates> {
  if (latitude !== undefined || longitude !== undefined) {
    if (latitude === null && longitude === null) return nowhere;
    if (typeof latitude === 'number' && typeof longitude === 'number') {
      return { latitude: coarse(latitude), longitude: coarse(longitude) };
    }
    const missing = typeof latitude === 'number' ? 'longitude' : 'latitude';
    throw refuse('invalid', { fields: { [missing]: translator()('explore.problem.placeHalf') } });
  }
  if (city === undefined) return {};
  if (!city) return nowhere;
  const name = plainName(city);
  if (person.latitude !== null && name === plainName(person.city ?? '')) return {};
  const place = await findPlace(app, transaction, { name, cities, timeZone, leaveOut: person.id });
  return place ? { latitude: coarse(place.latitude), longitude: coarse(place.longitude) } : nowhere;
}

/** Only a place by whose clock the person lives: they are not in another city of the same name. */
async function findPlace(
  app: App,
  transaction: Executor,
  { name, cities, timeZone, leaveOut }: { name: string; cities: readonly City[]; timeZone: string; leaveOut: number },
): Promise<KnownPlace | undefined> {
  const now = app.clock.now();
  // UTC is what somebody has who never said where they live.
  const fits = (place: KnownPlace) => timeZone === 'UTC' || offsetAt(place.timeZone, now) === offsetAt(timeZone, now);
  const fitting = cities.filter(fits);
  const country = countryOf({ timeZone, city: null });
  // Where several of a name have this clock, people of one country mean their own.
  const meant = fitting.find((city) => city.country === country) ?? fitting[0];
  return meant ?? (await findPlacesNamed(transaction, name, leaveOut)).find(fits);
}

/** Two decimals of a degree are about a kilometre: near enough to be found, too coarse to be somebody's door. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
