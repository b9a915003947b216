import { instantToLocal, type PlainDate } from '#kernel/time';
import type { App } from '#platform/app';
import { actorOf, createRouter, personOf } from '#platform/http';
import * as contract from './catalogue.contract.ts';
import { presentOffer } from './offers.present.ts';
import { limitCodes } from './use-cases/limit-codes.ts';
import { listOffers } from './use-cases/list-offers.ts';
import { removeOffer } from './use-cases/remove-offer.ts';
import { addOffer, changeOffer } from './use-cases/save-offer.ts';

export interface OffersPorts {
  /** The time zone of a person's calendar, which decides when an offer begins and ends. */
  readonly timeZoneOf: (userId: number) => Promise<string>;
}

export function offersRoutes(app: App, { timeZoneOf }: OffersPorts) {
  const router = createRouter();
  const todayOf = async (userId: number): Promise<PlainDate> =>
    instantToLocal(await timeZoneOf(userId), app.clock.now()).date;

  router.openapi(contract.listOffers, async (c) => {
    const { userId } = c.req.valid('param');
    const { drafts: withDrafts, code } = c.req.valid('query');
    const drafts = withDrafts === 'true';
    if (code) await limitCodes(app, c.get('address'));
    const { offers, today } = await listOffers(app, () => actorOf(c), { userId, drafts, code }, todayOf);
    return c.json(
      offers.map((offer) => presentOffer(offer, { today, own: drafts })),
      200,
    );
  });

  router.openapi(contract.addOffer, async (c) => {
    const person = await personOf(c);
    const offer = await addOffer(app, person, c.req.valid('json'));
    return c.json(presentOffer(offer, { today: await todayOf(person.id), own: true }), 201);
  });

  router.openapi(contract.changeOffer, async (c) => {
    const person = await personOf(c);
    const offer = await changeOffer(app, person, c.req.valid('param').offerId, c.req.valid('json'));
    return c.json(presentOffer(offer, { today: await todayOf(person.id), own: true }), 200);
  });

  router.openapi(contract.removeOffer, async (c) => {
    const person = await personOf(c);
    await removeOffer(app, person, c.req.valid('param').offerId);
    return c.body(null, 204);
  });

  return router;
}
