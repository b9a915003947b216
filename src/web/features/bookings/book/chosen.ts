import type { EpochMs } from '#kernel/time';
import type { ShownDiscount } from './discount.ts';

/** The parts of a service that somebody who books it is shown. */
export interface ChosenService {
  readonly name: string;
  /** Minutes. */
  readonly duration: number;
  /** In the currency's minor unit. */
  readonly price: number;
  readonly currency: string;
  /** What an offer takes off. */
  readonly discount?: ShownDiscount | undefined;
}

/** Whom one books with, and whose clock counts. */
export interface ChosenArtist {
  readonly fullName: string;
  readonly city: string | null;
  readonly timeZone: string;
}

/** Everything chosen so far. */
export interface Chosen {
  readonly artist: ChosenArtist;
  readonly service?: ChosenService | undefined;
  readonly start?: EpochMs | undefined;
}
