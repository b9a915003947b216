import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { findPayoutAccount, readPaymentPolicy, readVat, type PayoutsFacts } from '../payouts.store.ts';

/** How somebody is paid, as far as we have heard. */
export async function readPayouts({ database, payments }: App, { id }: Person): Promise<PayoutsFacts> {
  const [account, policy, vat] = await Promise.all([
    findPayoutAccount(database, id),
    readPaymentPolicy(database, id),
    readVat(database, id),
  ]);
  return { sandbox: payments.sandbox !== undefined, account, policy, vat };
}
