export { monthlyPrice, planCurrency, planOf, tiers, type Tier } from './plans.ts';
