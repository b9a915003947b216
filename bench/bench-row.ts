/** One line of the table that `npm run bench` prints. `measured` and `limit` are in the unit that `job` or `note` names. */
export interface BenchRow {
  readonly job: string;
  readonly measured: number;
  readonly limit: number;
  /** `measured` by `limit`. */
  readonly ratio: number;
  readonly goal: string;
  readonly ok: boolean;
  readonly note?: string;
}
