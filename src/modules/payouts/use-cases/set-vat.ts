import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { saveVat } from '../payouts.store.ts';

/** Sets what receipts say about somebody's value added tax; a number alone says too little. */
export async function setVat(
  { database }: App,
  { id }: Person,
  { number, percent }: { readonly number?: string | null | undefined; readonly percent: number | null },
): Promise<void> {
  if (percent === null && number)
    throw refuse('invalid', { fields: { percent: translator()('payouts.percentNeeded') } });
  const vat = percent === null ? undefined : { number: number || null, rate: Math.round(percent * 100) };
  await saveVat(database, id, vat);
}
