import { findUser } from '#modules/accounts';
import { readVat } from '#modules/payouts';
import type { Executor } from '#platform/database';
import type { Seller } from '../rules/index.ts';

/** What a receipt of a payment that is made now says of the professional. */
export async function readSeller(executor: Executor, artistId: number): Promise<Seller> {
  const [artist, vat] = await Promise.all([findUser(executor, artistId), readVat(executor, artistId)]);
  return {
    name: artist?.businessName ?? artist?.fullName ?? null,
    address: artist?.businessAddress ?? null,
    vatNumber: vat?.number ?? null,
    vatRate: vat?.rate ?? null,
  };
}
