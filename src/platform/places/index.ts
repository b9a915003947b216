export { cityNamed, citiesLike, countryOf, plainName, type City } from './cities.ts';
