export { balanceOf, enterers, entryKinds, isOwed, sumOf, type Balance, type Entry, type EntryKind } from './ledger.ts';
export { entriesAtChair, entriesToUnmark, isMarkable, unmarks, type PaidAtChair } from './chair.ts';
export { entriesToSettle, ledgerOf, vatIn, type Priced } from './settle.ts';
export {
  disputeStatuses,
  disputeStatusOf,
  entriesOfDispute,
  isDisputed,
  type DisputeStatus,
  type SaidDispute,
} from './dispute.ts';
export {
  causeOfSurplus,
  mayRetry,
  refundCauses,
  refundStatuses,
  returnableIn,
  returnableOf,
  shareOut,
  surplusOf,
  type RefundCause,
  type RefundStatus,
  type Returnable,
  type Share,
} from './give-back.ts';
export { ownId } from './own-id.ts';
export { pageClosesAt } from './pay-page.ts';
export {
  askedNow,
  payableNow,
  paymentStatuses,
  purposes,
  tipLimits,
  tipsOffered,
  type Payable,
  type Purpose,
} from './payable.ts';
export { holdOf, isSettled } from './unapplied.ts';
export { standingOf, type Moving } from './standing.ts';
export type { Money } from './money.ts';
export type { Seller } from './seller.ts';
