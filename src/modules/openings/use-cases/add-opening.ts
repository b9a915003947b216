import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import { dateOfDay, dayMs } from '#kernel/time';
import { allows } from '#modules/accounts';
import { bookableDates, instantsAround, lockArtist, overridesAround, readSlotFacts } from '#modules/availability';
import { findService } from '#modules/catalogue';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import type { WishedOpening } from '../openings.contract.ts';
import { insertOpening, listOpeningsOf, type Opening } from '../openings.store.ts';
import { mostOpenings, objectionTo, type OpeningObjection } from '../rules/index.ts';
import { lookOf } from './read-openings.ts';
import { tellOpenings } from './tell-openings.ts';

/**
 * Offers a gap of one's own time. Notice, usual starts and horizon never stand against it, the own hours not when they are set
 * aside; what is busy always does.
 */
export async function addOpening(app: App, person: Person, wished: WishedOpening): Promise<Opening> {
  return app.database.transaction(async (transaction) => {
    // Whoever books at this moment goes first or after: what is offered was free.
    await lockArtist(transaction, person.id);
    const service = await findService(transaction, wished.serviceId);
    if (!service || service.removedAt !== null || service.userId !== person.id) throw refuse('not_found');
    if (!service.published) throw notPublished();
    if (service.addOn)
      throw refuse('invalid', { fields: { serviceId: translator()('bookingRefusal.additions.alone') } });
    const now = app.clock.now();
    const date = dateOfDay(Math.floor(wished.date / dayMs));
    const dates = bookableDates({ from: date, to: date }, now);
    const window = { artistId: person.id, ...instantsAround(dates), now };
    const [{ schedule, busy }, standing] = await Promise.all([
      readSlotFacts(transaction, overridesAround(dates), window),
      listOpeningsOf(transaction, [person.id], lookOf(app, person, mostOpenings)),
    ]);
    if (!allows(app, 'newBookings', schedule.terms)) throw refuse('plan_needed');
    const { duration: durationMinutes, extraGap: serviceGap } = service;
    const question = { rules: schedule.rules, durationMinutes, serviceGap, busy, now, at: wished.date };
    const objection = objectionTo(question, { override: wished.override === true });
    if (objection) throw refusalOf(objection);
    if (standing.length >= mostOpenings) throw refuse('too_many_openings', { values: { most: mostOpenings } });
    const percent = wished.percent || null;
    const { serviceId, date: startsAt } = wished;
    if (standing.some((opening) => opening.startsAt === startsAt)) throw refuse('opening_there');
    const { timeZone } = schedule.rules;
    const id = await insertOpening(transaction, { artistId: person.id, serviceId, startsAt, percent, timeZone }, now);
    await tellOpenings(app, transaction, person.id);
    const added = await listOpeningsOf(transaction, [person.id], lookOf(app, person, mostOpenings));
    const opening = added.find((each) => each.id === id);
    // Its service may have been unpublished in this very moment.
    if (!opening) throw notPublished();
    return opening;
  });
}

const notPublished = () => refuse('invalid', { fields: { serviceId: translator()('calendar.opening.draft') } });

const neverPossible: ReadonlySet<OpeningObjection> = new Set(['past', 'too_far', 'between_minutes']);

/** `400` for what is no moment to offer, `409` for what stands in the way; both say why at `date`. */
function refusalOf(objection: OpeningObjection): Refusal {
  const fields = { date: translator()(`calendar.opening.objection.${objection}`) };
  return neverPossible.has(objection)
    ? refuse('invalid', { fields })
    : refuse('slot_taken', { fields, body: { reason: objection, alternatives: [] } });
}
