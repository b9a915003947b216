import { changeAccount, readAccount } from './accounts.ts';
import { accountDoors, missing, secondsOf, type Act } from './act.ts';
import type { Account, AccountDoor } from './shapes.ts';

/** A hosted page of an account: to set it up, or to look after it. */
export interface AccountPage {
  readonly kind: 'onboarding' | 'dashboard';
  readonly account: Account;
  /** An onboarding page that was used or is too old: its owner has to ask for another one. */
  readonly over: boolean;
  /** Where whoever opened it too late asks for another one. */
  readonly again: string;
}

export async function readAccountPage(act: Act, id: string): Promise<AccountPage> {
  const door = await findDoor(act, id);
  const account = await readAccount(act, door.account);
  const kind = door.object === 'account_link' ? 'onboarding' : 'dashboard';
  return { kind, account, over: isOver(act, door), again: door.refresh_url ?? act.url };
}

/** What its owner may do there. */
export type AccountAct =
  /** Say everything, so that it can be paid to at once, or only after somebody looked at it. */
  | 'finish'
  | 'wait'
  /** Leave without having said everything. */
  | 'leave'
  /** What the provider does on its own: look at it and let it, or close it. */
  | 'approve'
  | 'restrict';

/** Does it; answers where its owner goes next. */
export async function actOnAccount(act: Act, id: string, wished: AccountAct): Promise<string> {
  const door = await findDoor(act, id);
  if (door.object === 'login_link') {
    const able = wished === 'approve';
    if (able || wished === 'restrict')
      await changeAccount(act, door.account, { charges_enabled: able, payouts_enabled: able });
    return door.url;
  }
  if (isOver(act, door)) return door.refresh_url ?? act.url;
  if (wished === 'finish' || wished === 'wait') {
    const able = wished === 'finish';
    const said = { details_submitted: true, charges_enabled: able, payouts_enabled: able };
    await changeAccount(act, door.account, said);
  }
  await accountDoors.save(act.transaction, { data: { ...door, expires_at: 0 }, inner: {}, dueAt: null });
  return door.return_url ?? act.url;
}

async function findDoor({ transaction }: Act, id: string): Promise<AccountDoor> {
  const row = await accountDoors.find(transaction, id);
  if (!row) throw missing('page', id);
  return row.data;
}

function isOver(act: Act, { object, expires_at }: AccountDoor): boolean {
  return object === 'account_link' && expires_at <= secondsOf(act);
}
