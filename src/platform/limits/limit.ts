/** How often something may be tried: `points` times within `seconds`. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}
