/** A rate limit: `points` attempts within `seconds`. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}
