import { createHash } from 'node:crypto';
import {
  customers,
  disputes,
  intents,
  invoices,
  missing,
  portals,
  prices,
  refunds,
  SandboxRefusal,
  secondsOf,
  sessions,
  subscriptions,
  type Act,
} from './act.ts';
import { createAccount, createAccountLink, createLoginLink, readAccount } from './accounts.ts';
import { beginAnswer, keepAnswer } from './answers.store.ts';
import { createSession, expireSession } from './checkout.ts';
import { numberIn, textIn, textsIn, type Form } from './form.ts';
import { newId } from './objects.store.ts';
import { createRefund, listRefunds } from './refunds.ts';
import type { Customer, PortalSession, Price } from './shapes.ts';
import { cancelSubscription, updateSubscription } from './subscriptions.ts';

/** A request as the SDK sends it. */
export interface SandboxRequest {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly form: Form;
  /** The form as it came, to tell a repeat from another request. */
  readonly text: string;
  readonly idempotencyKey: string | undefined;
}

export interface SandboxAnswer {
  readonly status: number;
  readonly body: string;
}

type Call = (act: Act, form: Form, id: string) => Promise<object>;

const list = (url: string, data: readonly object[]) => ({ object: 'list', has_more: false, url, data });

const found =
  (
    shelf:
      | typeof customers
      | typeof sessions
      | typeof subscriptions
      | typeof invoices
      | typeof intents
      | typeof refunds
      | typeof disputes,
    kind: string,
  ): Call =>
  async ({ transaction }, _form, id) => {
    const row = await shelf.find(transaction, id);
    if (!row) throw missing(kind, id);
    return row.data;
  };

const createCustomer: Call = async (act, form) => {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: secondsOf(act),
    email: textIn(form, 'email') ?? null,
    livemode: false,
    metadata: textsIn(form, 'metadata'),
    name: textIn(form, 'name') ?? null,
  };
  await customers.add(act.transaction, { data: customer, inner: {}, dueAt: null }, customer.id);
  return customer;
};

const createPrice: Call = async (act, form) => {
  const key = textIn(form, 'lookup_key') ?? null;
  for (const row of await prices.list(act.transaction, null)) {
    if (key !== null && row.data.lookup_key === key)
      await prices.save(act.transaction, { ...row, data: { ...row.data, lookup_key: null } });
  }
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    created: secondsOf(act),
    currency: textIn(form, 'currency') ?? 'usd',
    livemode: false,
    lookup_key: key,
    metadata: textsIn(form, 'metadata'),
    product: newId('prod'),
    recurring: { interval: 'month', interval_count: 1 },
    type: 'recurring',
    unit_amount: numberIn(form, 'unit_amount') ?? 0,
  };
  const inner = { name: textIn(form, 'product_data', 'name') ?? '' };
  await prices.add(act.transaction, { data: price, inner, dueAt: null }, null);
  return price;
};

const listPrices: Call = async ({ transaction }, form) => {
  const keys = Object.values(textsIn(form, 'lookup_keys'));
  const rows = await prices.list(transaction, null);
  return list(
    '/v1/prices',
    rows.map(({ data }) => data).filter((price) => keys.includes(price.lookup_key ?? '')),
  );
};

const listSubscriptions: Call = async ({ transaction }, form) => {
  const customer = textIn(form, 'customer') ?? '';
  const rows = await subscriptions.list(transaction, customer);
  const wished = Object.values(textsIn(form, 'expand')).includes('data.latest_invoice');
  const bills = wished ? await invoices.list(transaction, customer) : [];
  const billOf = (id: string | null) => bills.find(({ data }) => data.id === id)?.data ?? id;
  return list(
    '/v1/subscriptions',
    rows.map(({ data }) => ({ ...data, latest_invoice: billOf(data.latest_invoice) })),
  );
};

const listInvoices: Call = async ({ transaction }, form) => {
  const rows = await invoices.list(transaction, textIn(form, 'customer') ?? '');
  return list(
    '/v1/invoices',
    rows.map(({ data }) => data),
  );
};

const createPortal: Call = async (act, form) => {
  const customer = textIn(form, 'customer') ?? '';
  if (!(await customers.find(act.transaction, customer))) throw missing('customer', customer);
  const id = newId('bps');
  const portal: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: secondsOf(act),
    customer,
    livemode: false,
    return_url: textIn(form, 'return_url') ?? null,
    url: `${act.url}/sandbox/portal/${id}`,
  };
  await portals.add(act.transaction, { data: portal, inner: {}, dueAt: null }, customer);
  return portal;
};

/** Everything that the program asks of the provider. */
const calls: readonly (readonly [string, RegExp, Call])[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/(\w+)$/, found(customers, 'customer')],
  ['POST', /^\/v1\/prices$/, createPrice],
  ['GET', /^\/v1\/prices$/, listPrices],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, found(sessions, 'checkout.session')],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (act, _form, id) => expireSession(act, id)],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, found(subscriptions, 'subscription')],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, (act, form, id) => updateSubscription(act, id, form)],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (act, form, id) => cancelSubscription(act, id, form)],
  ['GET', /^\/v1\/invoices$/, listInvoices],
  ['GET', /^\/v1\/invoices\/(\w+)$/, found(invoices, 'invoice')],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, found(intents, 'payment_intent')],
  ['GET', /^\/v1\/disputes\/(\w+)$/, found(disputes, 'dispute')],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds$/, async (act, form) => list('/v1/refunds', await listRefunds(act, form))],
  ['GET', /^\/v1\/refunds\/(\w+)$/, found(refunds, 'refund')],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
  ['POST', /^\/v1\/accounts$/, createAccount],
  ['GET', /^\/v1\/accounts\/(\w+)$/, (act, _form, id) => readAccount(act, id)],
  ['POST', /^\/v1\/account_links$/, createAccountLink],
  ['POST', /^\/v1\/accounts\/(\w+)\/login_links$/, (act, _form, id) => createLoginLink(act, id)],
];

/** Answers one request in its transaction; a repeat gets the answer of the first. */
export async function answerRequest(act: Act, request: SandboxRequest): Promise<SandboxAnswer> {
  const { idempotencyKey: key } = request;
  if (key === undefined || request.method !== 'POST') return answerOnce(act, request);
  const hash = createHash('sha256').update(`${request.path}\n${request.text}`).digest('base64url');
  const before = await beginAnswer(act.transaction, key, hash);
  if (before && before.request !== hash)
    return refusal(400, 'idempotency_error', 'idempotency_key_in_use', 'This key was used for another request.');
  if (before) return before;
  const answer = await answerOnce(act, request);
  await keepAnswer(act.transaction, key, answer, textIn(request.form, 'customer') ?? customerIn(answer));
  return answer;
}

/** Whose answer it is, where it is a customer. */
function customerIn({ body }: SandboxAnswer): string | null {
  const { object, id } = JSON.parse(body) as { object?: string; id?: string };
  return object === 'customer' ? (id ?? null) : null;
}

async function answerOnce(act: Act, { method, path, form }: SandboxRequest): Promise<SandboxAnswer> {
  for (const [wanted, pattern, call] of calls) {
    const match = method === wanted && pattern.exec(path);
    if (!match) continue;
    try {
      return { status: 200, body: JSON.stringify(await call(act, form, match[1] ?? '')) };
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      return refusal(error.status, 'invalid_request_error', error.code, error.message);
    }
  }
  return refusal(404, 'invalid_request_error', 'unknown', `The sandbox does not know ${method} ${path}.`);
}

function refusal(status: number, type: string, code: string, message: string): SandboxAnswer {
  return { status, body: JSON.stringify({ error: { type, code, message } }) };
}
