/** What a receipt says of whoever was paid, frozen when they were: what they change later changes no receipt. */
export interface Seller {
  /** Null once they are gone. */
  readonly name: string | null;
  readonly address: string | null;
  readonly vatNumber: string | null;
  /** In hundredths of a percent; null for whoever adds none. */
  readonly vatRate: number | null;
}
