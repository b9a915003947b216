/** A service that a visit has beside the one it is booked for, as it was called and cost at booking. */
export interface Addition {
  readonly serviceId: number;
  readonly name: string;
  /** Minutes. */
  readonly duration: number;
  /** In the minor unit, before any discount. */
  readonly price: number;
}
