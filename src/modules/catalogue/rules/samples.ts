export interface Sample {
  readonly name: 'basicConsultation' | 'fullService' | 'premiumPackage';
  /** Minutes. */
  readonly duration: number;
  /** US cents. */
  readonly price: number;
}

/** The three drafts that every new professional finds, named by their message. */
export const samples: readonly Sample[] = [
  { name: 'basicConsultation', duration: 30, price: 50_00 },
  { name: 'fullService', duration: 90, price: 150_00 },
  { name: 'premiumPackage', duration: 120, price: 250_00 },
];

/** A sample that its owner has not taken up: nobody can book it, and nothing else is asked of it. */
export function isWaitingSample({ sample, published }: { sample: boolean; published: boolean }): boolean {
  return sample && !published;
}
