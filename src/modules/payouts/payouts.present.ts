import type { PayoutsOnWire } from './payouts.contract.ts';
import type { PayoutsFacts } from './payouts.store.ts';
import { accountState } from './rules/index.ts';

/** How somebody is paid. */
export function presentPayouts({ sandbox, account, policy, vat }: PayoutsFacts): PayoutsOnWire {
  return {
    sandbox,
    account: account ? { state: accountState(account), country: account.country } : null,
    policy,
    vat: vat ? { number: vat.number, percent: vat.rate / 100 } : null,
  };
}
