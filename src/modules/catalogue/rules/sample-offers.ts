export interface SampleOffer {
  readonly name: 'summerSpecial' | 'referralDiscount';
  readonly percent: number;
  readonly code: string | null;
}

/** The two drafts of offers that every new professional finds, named by their message. */
export const sampleOffers: readonly SampleOffer[] = [
  { name: 'summerSpecial', percent: 20, code: null },
  { name: 'referralDiscount', percent: 15, code: 'FRIEND15' },
];
