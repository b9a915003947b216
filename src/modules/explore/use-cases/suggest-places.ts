import { categoriesOf } from '#modules/categories';
import type { App } from '#platform/app';
import { citiesLike, plainName } from '#platform/places';
import { listPlaces, type WorkPlace } from '../places.store.ts';

const mostPlaces = 8;
/** A page of a category leads to so many places. */
const mostOfCategory = 30;

/** Places for these letters: one that is called so, then those where artists work, then cities, the largest first. */
async function placesLike(app: App, letters: string): Promise<WorkPlace[]> {
  const places = await listPlaces(app.database, letters, { most: mostPlaces });
  const known = new Set(places.map(({ name }) => plainName(name)));
  for (const { name, latitude, longitude, timeZone } of await citiesLike(letters, mostPlaces)) {
    if (!known.has(plainName(name))) places.push({ name, lat: latitude, lon: longitude, timeZone });
  }
  // Whoever types London means the city: neither a quarter of it nor, as it is written then, "London, Canada".
  const meant = plainName(letters);
  const isMeant = ({ name }: WorkPlace) => Number(plainName(name) === meant && !name.includes(','));
  return places.toSorted((one, other) => isMeant(other) - isMeant(one)).slice(0, mostPlaces);
}

/** Places for what somebody typed; for a category where its artists work, the most common first, and no others. */
export async function suggestPlaces(
  app: App,
  asked: { q: string; category?: string | undefined },
): Promise<WorkPlace[]> {
  if (!asked.category) return placesLike(app, asked.q);
  const category = (await categoriesOf(app)).meantBy(asked.category)?.slug;
  return category ? listPlaces(app.database, asked.q, { category, most: mostOfCategory }) : [];
}
