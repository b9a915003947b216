import { formatInstant, type EpochMs } from '#kernel/time';
import { statusAt } from '#modules/bookings/rules';
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

export function presentClientCard({ row, note, spent, visits }: KnownClient, now: EpochMs): ClientCardOnWire {
  return {
    ...presentClient(row),
    note,
    spent,
    bookings: visits.map(({ startsAt, endsAt, expiresAt, status, ...visit }) => ({
      ...visit,
      date: formatInstant(startsAt),
      endsAt: formatInstant(endsAt),
      status: statusAt({ status, expiresAt }, now),
    })),
  };
}
