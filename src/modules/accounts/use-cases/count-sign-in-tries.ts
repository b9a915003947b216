import { Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import { neighbourhoodOf, type SignInSource } from '#platform/http';
import type { Limit } from '#platform/limits';
import { deviceOfMarks, hashToken } from '#platform/tokens';
import type { UserRow } from '../accounts.store.ts';

/** Of an account from everywhere, in a day: some 5,700 tries at most, however many addresses ask, and 2,000 first ones (decision 70). */
const perAccount = { name: 'login_account', points: 50, seconds: 86_400, longest: 16 };
/** Of an account from one network address. */
const perPair = { name: 'login_name', points: 10, seconds: 900, longest: 16 };
/** Of all accounts from one network address. */
const perAddress = { name: 'login_address', points: 100, seconds: 900, longest: 16 };
/** Of an account from a browser that signed in to it before. */
const perDevice = { name: 'login_device', points: 10, seconds: 900 };

/** Of an account from a neighbourhood of addresses beyond that: who has few addresses cannot take every pause's one try. */
const perNeighbourhood = { name: 'login_neighbourhood', points: 2, seconds: 86_400 };
/** Such tries of an account, from all neighbourhoods. */
const ofNeighbourhoods = { name: 'login_neighbourhoods', points: 2000, seconds: 86_400 };

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
  if (device && (await hasLeft(app, perDevice, device))) return;
  const key = keyOf(user, name);
  await app.limits.spendPaced(perAddress, address);
  // Whoever is too fast takes none of everybody's.
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
