export { firstChargeAt, firstChargeOf, type FirstCharge } from './first-charge.ts';
export { chooseLive, givenBy, graceDays, isLive, tiersOf, type Heard } from './heard.ts';
export type { PlanFacts, PlanInvoice } from './plan-facts.ts';
export { monthlyPrice, planCurrency, planOf, tiers, type Tier } from './plans.ts';
export { dueEnds, trialLetters, type TrialLetter } from './trial-letters.ts';
