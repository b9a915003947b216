import type { App } from '#platform/app';
import { citiesLike, plainName } from '#platform/places';
import { listPlaces, type WorkPlace } from '../places.store.ts';

const mostPlaces = 8;

/** Places for these letters: first where artists work, then cities that the time zones are named after. */
export async function suggestPlaces(app: App, letters: string): Promise<WorkPlace[]> {
  const places = await listPlaces(app.database, letters, mostPlaces);
  const known = new Set(places.map(({ name }) => plainName(name)));
  for (const { name, latitude, longitude } of citiesLike(letters, mostPlaces)) {
    if (!known.has(plainName(name))) places.push({ name, lat: latitude, lon: longitude });
  }
  return places.slice(0, mostPlaces);
}
