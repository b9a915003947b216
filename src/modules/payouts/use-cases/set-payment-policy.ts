import type { Person } from '#kernel/actor';
import { lockTermsOf, setPolicy } from '#modules/accounts';
import type { Policy } from '#modules/accounts/rules';
import type { App } from '#platform/app';
import { insertPolicy, readPaymentPolicy } from '../payouts.store.ts';

/** Sets what somebody asks of clients who cancel late or do not come: a new version, unless it says the same as the last. */
export async function setPaymentPolicy(app: App, { id }: Person, wished: Omit<Policy, 'version'>): Promise<void> {
  await app.database.transaction(async (transaction) => {
    await lockTermsOf(transaction, id);
    const last = await readPaymentPolicy(transaction, id);
    const policy = { ...last, ...wished };
    if (JSON.stringify(policy) === JSON.stringify(last)) return;
    policy.version = last.version + 1;
    await insertPolicy(transaction, id, policy, app.clock.now());
    await setPolicy(transaction, id, policy);
  });
}
