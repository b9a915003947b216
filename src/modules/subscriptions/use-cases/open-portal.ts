import type { Person } from '#kernel/actor';
import { fromProvider } from '#kernel/provider-units';
import { refuse } from '#kernel/refusal';
import { findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import type { PlanInvoice } from '../rules/index.ts';
import { checkPlansArePaid } from './check-plans.ts';
import { limitAsking } from './limit-asking.ts';

async function customerOf(app: App, { id }: Person): Promise<string | null> {
  return (await findUser(app.database, id))?.stripeCustomerId ?? null;
}

/** The address of the hosted page with somebody's card and bills; `no_plan` for whoever never paid. */
export async function openPortal(app: App, person: Person): Promise<string> {
  checkPlansArePaid(app);
  await limitAsking(app, person, 'portal');
  const customer = await customerOf(app, person);
  if (customer === null) throw refuse('no_plan');
  const portal = await app.payments.ask((stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${app.config.url}/settings/plan` }),
  );
  return portal.url;
}

/** Somebody's bills, the latest first; drafts are none yet. */
export async function listInvoices(app: App, person: Person): Promise<PlanInvoice[]> {
  const customer = await customerOf(app, person);
  if (customer === null) return [];
  await limitAsking(app, person, 'invoices');
  const { data } = await app.payments.ask((stripe) => stripe.invoices.list({ customer, limit: 24 }));
  return data
    .filter(({ status }) => status !== 'draft' && status !== null)
    .map(({ id, number, created, total, currency, status, hosted_invoice_url }) => ({
      id,
      number,
      createdAt: created * 1000,
      total: fromProvider(total, currency.toUpperCase()),
      currency: currency.toUpperCase(),
      status: status!,
      url: hosted_invoice_url ?? null,
    }));
}
