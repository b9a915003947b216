import { accountDoors, accounts, missing, SandboxRefusal, secondsOf, tell, type Act } from './act.ts';
import { textIn, textsIn, type Form } from './form.ts';
import { newId } from './objects.store.ts';
import type { Account, AccountDoor } from './shapes.ts';

/** So long an onboarding page can be opened. */
const linkSeconds = 300;

/** Opens an account for somebody who wants to be paid; until they said more nobody can pay to it. */
export async function createAccount(act: Act, form: Form): Promise<Account> {
  const account: Account = {
    id: newId('acct'),
    object: 'account',
    charges_enabled: false,
    country: textIn(form, 'country') ?? 'US',
    created: secondsOf(act),
    default_currency: 'usd',
    details_submitted: false,
    email: textIn(form, 'email') ?? null,
    metadata: textsIn(form, 'metadata'),
    payouts_enabled: false,
    type: 'express',
  };
  await accounts.add(act.transaction, { data: account, inner: {}, dueAt: null }, account.id);
  return account;
}

export async function readAccount({ transaction }: Act, id: string): Promise<Account> {
  const row = await accounts.find(transaction, id);
  if (!row) throw missing('account', id);
  return row.data;
}

/** Changes an account, and tells of it. */
export async function changeAccount(act: Act, id: string, change: Partial<Account>): Promise<void> {
  const data = { ...(await readAccount(act, id)), ...change };
  await accounts.save(act.transaction, { data, inner: {}, dueAt: null });
  await tell(act, 'account.updated', data);
}

/** The page on which its owner says what is asked of them. */
export async function createAccountLink(act: Act, form: Form): Promise<object> {
  const account = await readAccount(act, textIn(form, 'account') ?? '');
  return openDoor(act, 'account_link', account, {
    refresh_url: textIn(form, 'refresh_url') ?? null,
    return_url: textIn(form, 'return_url') ?? null,
  });
}

/** The page on which its owner sees what reached them. */
export async function createLoginLink(act: Act, id: string): Promise<object> {
  const account = await readAccount(act, id);
  if (!account.details_submitted)
    throw new SandboxRefusal(400, 'account_invalid', 'An account that is not set up has no dashboard.');
  return openDoor(act, 'login_link', account, { refresh_url: null, return_url: null });
}

async function openDoor(
  act: Act,
  object: AccountDoor['object'],
  { id: account }: Account,
  back: Pick<AccountDoor, 'refresh_url' | 'return_url'>,
): Promise<object> {
  const created = secondsOf(act);
  const id = newId('door');
  const url = `${act.url}/sandbox/account/${id}`;
  const door: AccountDoor = { id, object, account, created, expires_at: created + linkSeconds, url, ...back };
  await accountDoors.add(act.transaction, { data: door, inner: {}, dueAt: null }, account);
  return object === 'account_link' ? { object, created, expires_at: door.expires_at, url } : { object, created, url };
}
