export { cityNamed, citiesLike, plainName, type City } from './cities.ts';
