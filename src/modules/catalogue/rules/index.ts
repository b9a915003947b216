export {
  advanceGroups,
  advances,
  asksByClient,
  isForNew,
  dueNow,
  nothingInAdvance,
  stranger,
  type Acquaintance,
  type Advance,
  type AskingPart,
  type Cost,
} from './advance.ts';
export {
  amountOff,
  discountFor,
  normalCode,
  offerStateOn,
  type CodeProblem,
  type Discount,
  type DiscountOffer,
  type DiscountQuestion,
  type OfferState,
} from './discount.ts';
export { asOneVisit, goesWith, mostAdditions, type VisitPart } from './one-visit.ts';
export { sampleOffers, type SampleOffer } from './sample-offers.ts';
export { isWaitingSample, samples, type Sample } from './samples.ts';
export { samplePrice, untouchedPriceIn } from './sample-price.ts';
export { templatesFor, type Template, type TemplateName } from './templates.ts';
export { currencyOfRegion, roundAmount } from './usual-currency.ts';
