import { entitlements, type Standing } from '#modules/accounts/rules';
import type { Tier } from '#modules/subscriptions/rules';

/** Whether a plan ends visits that repeat, which somebody can offer as they stand. */
export function losesSeries(standing: Standing, tier: Tier): boolean {
  return entitlements.series[standing] && !entitlements.series[tier];
}
