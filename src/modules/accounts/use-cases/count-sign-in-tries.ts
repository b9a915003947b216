import { Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import { neighbourhoodOf, type SignInSource } from '#platform/http';
import type { Limit } from '#platform/limits';
import { deviceOfMarks, hashToken } from '#platform/tokens';
import type { UserRow } from '../accounts.store.ts';

/** Per account, from everywhere, in a day: about 5,700 attempts at most, from any number of addresses (decision 70). */
const perAccount = { name: 'login_account', points: 50, seconds: 86_400, longest: 16 };
/** Per account and network address. */
const perPair = { name: 'login_name', points: 10, seconds: 900, longest: 16 };
/** Per network address, for all accounts. */
const perAddress = { name: 'login_address', points: 100, seconds: 900, longest: 16 };
/** Per account, from a browser that has signed in to it before. */
const perDevice = { name: 'login_device', points: 10, seconds: 900 };

/** Per account and neighbourhood of addresses, while that pauses: an attacker with few networks cannot take every attempt. */
const perNeighbourhood = { name: 'login_neighbourhood', points: 2, seconds: 86_400 };
/** Per account, such attempts from all neighbourhoods. */
const ofNeighbourhoods = { name: 'login_neighbourhoods', points: 2000, seconds: 86_400 };

/** The key of the count: an account, whether by its username or its address, or a name without an account. */
function keyOf(user: UserRow | undefined, name: string): string {
  return hashToken(user ? `account ${user.id}` : `name ${name.toLowerCase()}`);
}

/**
 * Counts one sign-in attempt before its password is checked. A browser that has signed in to the account before has its own
 * attempts, which no other client can use up. All others share the account's; beyond them attempts get slower, but are never
 * locked. Refuses `too_many_tries`, for an unknown name as for a known one.
 */
export async function countSignInTry(
  app: App,
  { user, name }: { readonly user: UserRow | undefined; readonly name: string },
  { address, deviceMarks = '' }: SignInSource,
): Promise<void> {
  const device = user && deviceOfMarks(app.secret, deviceMarks, user.id);
  if (device && (await hasLeft(app, perDevice, device))) return;
  const key = keyOf(user, name);
  await app.limits.spendPaced(perAddress, address);
  // An attempt that comes too fast must not use up the shared ones.
  await app.limits.spendPaced(perPair, hashToken(`${key} ${address}`));
  try {
    await app.limits.spendPaced(perAccount, key);
  } catch (error) {
    if (!(error instanceof Refusal) || !(await isFirstFrom(app, key, address))) throw error;
  }
}

async function isFirstFrom(app: App, key: string, address: string): Promise<boolean> {
  const neighbourhood = hashToken(`${key} ${neighbourhoodOf(address)}`);
  return (await hasLeft(app, perNeighbourhood, neighbourhood)) && hasLeft(app, ofNeighbourhoods, key);
}

async function hasLeft(app: App, limit: Limit, key: string): Promise<boolean> {
  try {
    await app.limits.spend(limit, key);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Takes back a successful attempt; the attempts of other clients keep counting. */
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

/** Lets an account owner who has just proved their identity try again immediately. */
export async function forgetSignInTries(app: App, user: UserRow, address: string): Promise<void> {
  const key = keyOf(user, '');
  await Promise.all([
    app.limits.forgetPaced(perPair, hashToken(`${key} ${address}`)),
    app.limits.forgetPaced(perAccount, key),
  ]);
}
