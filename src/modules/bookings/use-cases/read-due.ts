import type { Actor } from '#kernel/actor';
import { asksByClient, dueNow, stranger, type Acquaintance } from '#modules/catalogue/rules';
import type { App } from '#platform/app';
import { readAcquaintance, type Proved } from '../acquaintance.store.ts';
import type { Plan } from './plan-visits.ts';

/**
 * What a client has to pay before the visit of a plan counts; of a series it is its first one, and what follows is paid in
 * person. Only where it hangs on the client are they looked up. `address`: the guest who asks has proved that it is theirs.
 */
export async function readDue(
  app: App,
  { bookable, discount }: Plan,
  actor: Actor,
  address?: string | undefined,
): Promise<number> {
  const { service, parts } = bookable;
  if (parts.every(({ prepay }) => prepay === 'none')) return 0;
  const total = service.price - discount.amount;
  const client = parts.some(asksByClient) ? await acquaintanceOf(app, service.userId, actor, address) : stranger;
  const asking = parts.map((part) => ({ price: part.price, advance: part }));
  return dueNow(asking, { total, currency: service.currency }, client);
}

/** The same where the artist asks for it: then the client is asked even if they are not in the group that the services ask. */
export function dueIfAsked({ bookable, discount }: Plan): number {
  const { service, parts } = bookable;
  const asking = parts.map((part) => ({ price: part.price, advance: { ...part, prepayFor: 'everyone' as const } }));
  return dueNow(asking, { total: service.price - discount.amount, currency: service.currency }, stranger);
}

/** What an artist knows of the person booking; nothing of a guest without a proved address, whatever they type. */
export async function acquaintanceOf(
  app: App,
  artistId: number,
  actor: Actor,
  address?: string | undefined,
): Promise<Acquaintance> {
  const client: Proved | undefined = actor ? { accountId: actor.id } : address === undefined ? undefined : { address };
  return client ? readAcquaintance(app.database, artistId, client, app.clock.now()) : stranger;
}

/** Whether proving their address may lower what a guest pays in advance, as far as everybody can see. */
export function proofMayHelp({ bookable }: Plan, due: number): boolean {
  return due > 0 && bookable.parts.some(asksByClient);
}
