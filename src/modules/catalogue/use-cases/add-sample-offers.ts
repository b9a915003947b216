import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { insertOffer } from '../offers.store.ts';
import { sampleOffers } from '../rules/index.ts';

/** The two sample offers of a person; drafts unless `published`. */
export async function insertSampleOffers(
  transaction: Executor,
  userId: number,
  now: number,
  { published = false }: { published?: boolean } = {},
): Promise<void> {
  const t = translator();
  for (const { name, percent, code } of sampleOffers) {
    const offer = { title: t(`catalogue.${name}`), percent, code };
    // Two rows of one person, in their order.
    await insertOffer(transaction, userId, { ...offer, published, serviceIds: [] }, now);
  }
}
