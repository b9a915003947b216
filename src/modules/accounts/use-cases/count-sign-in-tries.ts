import { Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { SignInSource } from '#platform/http';
import { deviceOfMarks, hashToken } from '#platform/tokens';
import type { UserRow } from '../accounts.store.ts';

/** Of an account from everywhere, in a day: some 5,700 tries at most, however many addresses ask (decision 70). */
const perAccount = { name: 'login_account', points: 50, seconds: 86_400, longest: 16 };
/** Of an account from one network address. */
const perPair = { name: 'login_name', points: 10, seconds: 900, longest: 16 };
/** Of all accounts from one network address. */
const perAddress = { name: 'login_address', points: 100, seconds: 900, longest: 16 };
/** Of an account from a browser that signed in to it before. */
const perDevice = { name: 'login_device', points: 10, seconds: 900 };

/** Who is tried: an account, whether by its username or its address, or a name that no account has. */
function keyOf(user: UserRow | undefined, name: string): string {
  return hashToken(user ? `account ${user.id}` : `name ${name.toLowerCase()}`);
}

/**
 * Counts one try to sign in before its password is looked at. A browser that signed in to the account before has tries of its
 * own, which nobody else uses up. All others share the account's; beyond them tries are slower and never shut. Refuses
 * `too_many_tries`, an unknown name as a known one.
 */
export async function countSignInTry(
  app: App,
  { user, name }: { readonly user: UserRow | undefined; readonly name: string },
  { address, deviceMarks = '' }: SignInSource,
): Promise<void> {
  const device = user && deviceOfMarks(app.secret, deviceMarks, user.id);
  if (device && (await hasTryLeft(app, device))) return;
  const key = keyOf(user, name);
  await app.limits.spendPaced(perAddress, address);
  // Whoever is too fast takes none of everybody's.
  await app.limits.spendPaced(perPair, hashToken(`${key} ${address}`));
  await app.limits.spendPaced(perAccount, key);
}

async function hasTryLeft(app: App, device: string): Promise<boolean> {
  try {
    await app.limits.spend(perDevice, device);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Takes the try of somebody back who was right; what others tried goes on counting. */
export async function forgetSignInTry(
  app: App,
  user: UserRow,
  { address, deviceMarks = '' }: SignInSource,
): Promise<void> {
  const device = deviceOfMarks(app.secret, deviceMarks, user.id);
  if (device) return app.limits.forget(perDevice, device);
  const key = keyOf(user, '');
  await Promise.all([
    app.limits.forgetPaced(perPair, hashToken(`${key} ${address}`)),
    app.limits.giveBack(perAddress, address),
    app.limits.giveBack(perAccount, key),
  ]);
}

/** Lets the owner of an account, who has just proved to be it, try again at once. */
export async function forgetSignInTries(app: App, user: UserRow, address: string): Promise<void> {
  const key = keyOf(user, '');
  await Promise.all([
    app.limits.forgetPaced(perPair, hashToken(`${key} ${address}`)),
    app.limits.forgetPaced(perAccount, key),
  ]);
}
