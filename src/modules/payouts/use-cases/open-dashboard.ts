import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findPayoutAccount } from '../payouts.store.ts';
import { limitAsking } from './limit-asking.ts';

/** The address of the hosted page where somebody sees what was paid out to them; `no_payouts` before it is set up. */
export async function openDashboard(app: App, { id }: Person): Promise<string> {
  await limitAsking(app, id);
  const account = await findPayoutAccount(app.database, id);
  if (!account?.detailsSubmitted) throw refuse('no_payouts');
  const link = await app.payments.ask((stripe) => stripe.accounts.createLoginLink(account.accountId));
  return link.url;
}
