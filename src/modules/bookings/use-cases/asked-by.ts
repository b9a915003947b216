import type { Actor } from '#kernel/actor';
import type { App } from '#platform/app';
import { hashAddress } from '#platform/tokens';
import type { AskedBy } from '../asked-by.store.ts';

/**
 * The requester against whose limit an artist's time counts; null if rate limits are off. The network address is
 * hashed with the secret and the artist, so the database does not reveal who booked where.
 */
export function askedBy(
  { config, secret }: Pick<App, 'config' | 'secret'>,
  { actor, address }: { readonly actor: Actor; readonly address: string },
  artistId: number,
): AskedBy | null {
  if (!config.rateLimits) return null;
  return { accountId: actor?.id ?? null, address: hashAddress(secret, `artist ${artistId}`, address) };
}
