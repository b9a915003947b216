export { citiesLike, citiesNamed, type City } from './cities.ts';
export { plainName } from './plain-name.ts';
export { countryOf } from './zones.ts';
