/** `prices.changed`: what somebody's services cost, or what their offers take off, is another now. */
export interface PricesChanged {
  readonly userId: number;
}
