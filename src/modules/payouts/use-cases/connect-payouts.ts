import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { checkEmailVerified, findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import {
  findPayoutAccount,
  insertAccount,
  nextReading,
  reconnectAccount,
  type PayoutAccount,
} from '../payouts.store.ts';
import { payoutCountries } from '../rules/index.ts';
import { applyReading, readAccount } from './apply-reading.ts';
import { limitAsking } from './limit-asking.ts';

/**
 * Sends somebody to the payment provider's page where they set up an account to be paid to; asked again, to the same account.
 * Another country makes another account, unless everything was said about the one there is. One that was disconnected counts
 * again at once where the provider still lets clients pay to it; or, in another country, another one takes its place.
 */
export async function connectPayouts(app: App, { id }: Person, country: string): Promise<string> {
  if (!payoutCountries.includes(country))
    throw refuse('invalid', { fields: { country: translator()('payouts.countryUnknown') } });
  await limitAsking(app, id);
  const { url } = app.config;
  const present = await findPayoutAccount(app.database, id);
  // Accounts connected before verification was required can continue their setup.
  if (!present || present.disconnectedAt !== null) await checkAddress(app, id);
  if (present?.disconnectedAt != null && present.country === country && (await reconnect(app, present)))
    return `${url}/settings/payments?returned`;
  const account = await findAccount(app, id, present, country);
  const link = await app.payments.ask((stripe) =>
    stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: `${url}/settings/payments?again`,
      return_url: `${url}/settings/payments?returned`,
    }),
  );
  return link.url;
}

/** Refuses `email_unverified`: payouts require an account owner who is known to read their mail. */
async function checkAddress(app: App, id: number): Promise<void> {
  const user = await findUser(app.database, id);
  if (user) checkEmailVerified(user);
}

/** Whether clients can pay to it at once. */
async function reconnect(app: App, account: PayoutAccount): Promise<boolean> {
  const reading = await readAccount(app, account.accountId);
  await app.database.transaction(async (transaction) => {
    await reconnectAccount(transaction, account, app.clock.now());
    await applyReading(app, transaction, account, reading);
  });
  return reading.chargesEnabled;
}

async function findAccount(
  app: App,
  userId: number,
  present: PayoutAccount | undefined,
  country: string,
): Promise<string> {
  const stays = present && present.detailsSubmitted && present.disconnectedAt === null;
  if (present && (stays || present.country === country)) return present.accountId;
  const { email, createdAt } = (await findUser(app.database, userId))!;
  const number = await nextReading(app.database);
  const made = await app.payments.ask((stripe) =>
    stripe.accounts.create(
      {
        type: 'express',
        country,
        email,
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { userId: String(userId) },
      },
      // Two presses at once, and one whose answer was lost, come to the same account.
      { idempotencyKey: `account:${userId}:${createdAt}:${country}:${present?.accountId ?? 'first'}` },
    ),
  );
  await insertAccount(app.database, { userId, accountId: made.id, country }, { number, now: app.clock.now() });
  return (await findPayoutAccount(app.database, userId))!.accountId;
}
