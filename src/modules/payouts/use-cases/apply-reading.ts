import { setTakesPayments } from '#modules/accounts';
import { notify } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { findPayoutAccount, nextReading, saveReading, type PayoutAccount } from '../payouts.store.ts';
import { accountNews, accountState, type AccountFacts } from '../rules/index.ts';

/** Under which news of an account are one while they are unread. */
export const payoutsNews = 'payouts';

/** What the payment provider says of an account, and which reading said so. */
export interface Reading extends AccountFacts {
  readonly number: number;
}

/** Asks the provider about an account. The number is taken before: whoever began to read later knows at least as much. */
export async function readAccount(app: App, accountId: string): Promise<Reading> {
  const number = await nextReading(app.database);
  const said = await app.payments.ask((stripe) => stripe.accounts.retrieve(accountId));
  return {
    number,
    chargesEnabled: said.charges_enabled,
    payoutsEnabled: said.payouts_enabled,
    detailsSubmitted: said.details_submitted,
  };
}

/** Writes down what a reading says, and whether money reaches its owner now; nothing when a later one was written before. */
export async function applyReading(
  app: App,
  transaction: Executor,
  account: Pick<PayoutAccount, 'userId' | 'accountId'>,
  { number, ...facts }: Reading,
): Promise<void> {
  const before = await saveReading(transaction, account, facts, { number, now: app.clock.now() });
  if (!before) return;
  await setTakesPayments(transaction, account.userId, facts.chargesEnabled);
  const news = accountNews(accountState(before), accountState(facts));
  if (!news) return;
  await notify(app, transaction, {
    userId: account.userId,
    actorId: null,
    topic: 'payments',
    kind: `payouts.${news}`,
    groupKey: payoutsNews,
    href: '/settings/payments',
    facts: {},
  });
}

/** Asks the provider about somebody's account and writes it down; nothing for whoever has none, or let nobody pay to it. */
export async function refreshAccount(app: App, userId: number): Promise<void> {
  const account = await findPayoutAccount(app.database, userId);
  if (!account || account.disconnectedAt !== null) return;
  const reading = await readAccount(app, account.accountId);
  await app.database.transaction((transaction) => applyReading(app, transaction, account, reading));
}
