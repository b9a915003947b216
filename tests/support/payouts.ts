import { tellAll } from './paying.ts';
import type { Visitor, World } from './world.ts';

/** The id of a hosted page of an account, in its address. */
export const doorOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Begins to connect payouts; answers the id of the hosted page. */
export async function beginToConnect(who: Visitor, country = 'GB'): Promise<string> {
  const { status, body } = await who.post('/api/payouts', { country });
  if (status !== 200) throw new Error(`no onboarding: ${JSON.stringify(body)}`);
  return doorOf(body.url);
}

/** Connects payouts, so that clients can be asked for money. */
export async function connect(world: World, who: Visitor): Promise<void> {
  await who.post(`/api/sandbox/account/${await beginToConnect(who)}`, { act: 'finish' });
  await tellAll(world);
}
