export type { Addition } from './addition.ts';
export { blockProblem, type WishedBlock } from './block-problem.ts';
export type { Acquaintance } from '#modules/catalogue/rules';
export { firstState, paymentMs, type FirstState } from './first-state.ts';
export {
  asBooked,
  changedPrice,
  knownServices,
  partsOfVisit,
  type BookedPart,
  type BookedServices,
  type EarlierServices,
} from './changed-services.ts';
export { afterMove } from './after-move.ts';
export {
  blockingStatuses,
  bookingStatuses,
  fellThrough,
  holdsTime,
  nextStatus,
  requestExpiry,
  statusAt,
  type BookingStatus,
  type Step,
  type StepActor,
  type StepFacts,
  type StepRefusal,
} from './lifecycle.ts';
export { moveRequestExpiry, moveRequestOf, onlyAsksToMove, type MoveRequest } from './move-request.ts';
export { undoneUntil, undoOver } from './guest-change-open.ts';
export { linkOpens } from './link-opens.ts';
export { contestOutcomes, contestUntil, noShowUntil, type Contest, type ContestOutcome } from './no-show.ts';
export { holdBounds } from './hold-bounds.ts';
export { fixedBy, fixings, priceDaysOf, type Fixing } from './fixed-time.ts';
export { discountWithOpening } from './discount-with-opening.ts';
export {
  costsFee,
  freeCancellationUntil,
  lateFee,
  noShowFee,
  policyOnceMoved,
  type FeeFacts,
  type Policy,
} from './policy.ts';
export {
  checkSeries,
  expandSeries,
  longestMonths,
  mostVisits,
  seriesPatterns,
  type ExpandedSeries,
  type Series,
  type SeriesPattern,
  type SeriesProblem,
  type SeriesVisit,
} from './series.ts';
export { pathOfBooking, pathOfWork, pathToPay } from './path-of-work.ts';
export { usernameFrom } from './username-from.ts';
export { partOf, type Part, type Viewer } from './viewer.ts';
export {
  isArtistsOwn,
  isWrongToAsk,
  rulesForVisit,
  visitTime,
  whyNotOffered,
  whyNotEach,
  withVisit,
  withoutBuffers,
  type VisitQuestion,
  type VisitTime,
  type WhyNot,
} from './why-not.ts';
export type { BookingForMessage, VisitForMessage } from './visit-for-message.ts';
export { whereToCome } from './where-to-come.ts';
export {
  moneyStates,
  standingShown,
  ways,
  type MoneyState,
  type Standing,
  type StandingBooking,
  type Way,
} from './standing.ts';
