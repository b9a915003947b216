import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import { violatedConstraint, type Executor } from '#platform/database';
import { translator } from '#platform/messages';
import {
  insertOffer,
  listOffersOf,
  lockOwnOffer,
  ownServiceIds,
  updateOffer,
  type Offer,
  type OfferValues,
} from '../offers.store.ts';
import { lockServicesOf } from '../catalogue.store.ts';
import type { PricesChanged } from '../catalogue.events.ts';
import { checkCurrency, checkHighest } from './check-currency.ts';

/** So many offers one person may have at a time. */
const mostOffers = 50;

export type WishedOffer = Partial<OfferValues> & { readonly serviceIds?: readonly number[] | undefined };

/** Adds an offer of one's own, published unless it says otherwise. */
export async function addOffer(app: App, person: Person, wished: WishedOffer & { title: string }): Promise<Offer> {
  return save(app, person, async (transaction) => {
    const present = await listOffersOf(transaction, person.id, { drafts: true });
    if (present.length >= mostOffers) throw refuse('too_many_offers', { values: { most: mostOffers } });
    const values = await whole(transaction, person, { ...nothing, title: wished.title }, wished);
    const id = await insertOffer(transaction, person.id, values, app.clock.now());
    return (await lockOwnOffer(transaction, person.id, id))!;
  });
}

/** Changes one's own offer; what was booked with it keeps its discount. */
export async function changeOffer(app: App, person: Person, id: number, wished: WishedOffer): Promise<Offer> {
  return save(app, person, async (transaction) => {
    const offer = await lockOwnOffer(transaction, person.id, id);
    if (!offer) throw refuse('not_found');
    await updateOffer(transaction, id, await whole(transaction, person, offer, wished));
    return (await lockOwnOffer(transaction, person.id, id))!;
  });
}

const nothing = {
  description: null,
  percent: null,
  amount: null,
  currency: null,
  code: null,
  listed: true,
  weekdays: [],
  startsOn: null,
  endsOn: null,
  maxUses: null,
  published: true,
  serviceIds: [],
};

type Whole = OfferValues & { serviceIds: readonly number[] };

/** The offer as it would be with what is wished; refuses what cannot be, naming the field. */
async function whole(transaction: Executor, person: Person, before: Whole, wished: WishedOffer): Promise<Whole> {
  const known = Object.entries(wished).filter(([, value]) => value !== undefined);
  const { title, description, code, listed, weekdays, startsOn, endsOn, maxUses, published, serviceIds, ...off } = {
    ...before,
    ...Object.fromEntries(known),
  } as Whole;
  // Who names a share means no amount any more, and the other way round.
  const percent = wished.amount ? null : (off.percent ?? null);
  const amount = wished.percent ? null : (off.amount ?? null);
  if ((percent === null) === (amount === null)) throw wrong('percent', 'percentOrAmount');
  const currency = amount === null ? null : (off.currency ?? 'USD');
  checkCurrency(currency ?? undefined);
  if (amount !== null && currency !== null) checkHighest('amount', amount, currency);
  if (startsOn && endsOn && endsOn < startsOn) throw wrong('endsOn', 'offerEndsBefore');
  const ids = [...new Set(serviceIds)];
  const own = await ownServiceIds(transaction, person.id, ids);
  // Those of before may have been removed since; new ones must be one's own.
  if (wished.serviceIds && ids.some((id) => !own.has(id))) throw wrong('serviceIds', 'offerServiceUnknown');
  return {
    title,
    description,
    percent,
    amount,
    currency,
    code,
    startsOn,
    endsOn,
    maxUses,
    published,
    // Without a code nobody would ever find it.
    listed: listed || !code,
    weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other),
    serviceIds: ids,
  };
}

async function save(app: App, person: Person, change: (transaction: Executor) => Promise<Offer>): Promise<Offer> {
  try {
    return await app.database.transaction(async (transaction) => {
      await lockServicesOf(transaction, person.id);
      const saved = await change(transaction);
      await app.events.record<PricesChanged>(transaction, 'prices.changed', { userId: person.id });
      return saved;
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'offers_code_key') throw wrong('code', 'offerCodeTaken');
    if (constraint === 'offers_uses_check') throw wrong('maxUses', 'offerUsedMore');
    throw error;
  }
}

type Sentence = 'percentOrAmount' | 'offerEndsBefore' | 'offerServiceUnknown' | 'offerCodeTaken' | 'offerUsedMore';

function wrong(field: string, sentence: Sentence): Refusal {
  return refuse('invalid', { fields: { [field]: translator()(`catalogue.${sentence}`) } });
}
