import { formatInstant, type EpochMs } from '#kernel/time';
import { standingShown, statusAt, type Standing } from '#modules/bookings/rules';
import type { ClientCardOnWire, ClientOnWire } from './clients.contract.ts';
import type { ClientRow, KnownClient } from './clients.store.ts';

const instantOrNull = (at: EpochMs | null) => (at === null ? null : formatInstant(at));

/** A client for the professional whose client they are. */
export function presentClient(row: ClientRow): ClientOnWire {
  const { id, visits, noShows, clientId, clientName, clientUsername, clientImage, guestName } = row;
  return {
    id,
    client:
      clientId === null
        ? null
        : { id: clientId, fullName: clientName!, username: clientUsername!, profileImage: clientImage },
    guest: guestName === null ? null : { fullName: guestName, email: row.guestEmail, phone: row.guestPhone },
    visits,
    noShows,
    firstVisit: instantOrNull(row.firstVisit),
    lastVisit: instantOrNull(row.lastVisit),
    nextVisit: instantOrNull(row.nextVisit),
  };
}

/** Everything that a professional knows of a client; `money` by the ids of the visits. */
export function presentClientCard(
  { row, note, spent, visits }: KnownClient,
  { now, money }: { readonly now: EpochMs; readonly money: ReadonlyMap<number, Standing> },
): ClientCardOnWire {
  return {
    ...presentClient(row),
    note,
    spent,
    bookings: visits.map((visit) => ({
      id: visit.id,
      serviceName: visit.serviceName,
      date: formatInstant(visit.startsAt),
      endsAt: formatInstant(visit.endsAt),
      timeZone: visit.timeZone,
      status: statusAt(visit, now),
      total: visit.total,
      money: standingShown(money.get(visit.id)!),
      currency: visit.currency,
      notes: visit.notes,
    })),
  };
}
