import { firstPolicy, type Policy } from '#modules/accounts/rules';
import { dueNow, stranger, type Acquaintance, type AskingPart } from '#modules/catalogue/rules';

/** What somebody pays for one visit, in minor units, and whether they have to agree to terms. */
export interface Due {
  readonly now: number;
  readonly later: number;
  /** Something is due now, or a fee is possible. */
  readonly asks: boolean;
}

interface Asked extends AskingPart {
  /** Every service of the visit, where it has several. */
  readonly parts?: readonly AskingPart[] | undefined;
  readonly currency: string;
  readonly discount?: { readonly amount: number } | undefined;
}

/** By the rule that also decides on the server, which has the last word. Of a series it is the first visit. */
export function shownDue(asked: Asked, policy: Policy = firstPolicy, client: Acquaintance = stranger): Due {
  const total = asked.price - (asked.discount?.amount ?? 0);
  const now = dueNow(asked.parts ?? [asked], { total, currency: asked.currency }, client);
  const fee = total > 0 && (policy.lateCancelPercent > 0 || policy.noShowPercent > 0);
  return { now, later: total - now, asks: now > 0 || fee };
}
