import type { BookingStatus } from '#modules/bookings/rules';

/** To whom a mail about a visit goes. */
export type Reader = 'client' | 'artist';

/** What a mail about a visit says. */
export type Notice =
  | 'requested'
  | 'booked'
  | 'payFirst'
  | 'confirmed'
  | 'declined'
  | 'moved'
  | 'moveRequested'
  | 'moveAsked'
  | 'moveGranted'
  | 'moveDeclined'
  | 'moveExpired'
  | 'moveWithdrawn'
  | 'entryChanged'
  | 'entryWithdrawn'
  | 'changed'
  | 'cancelled'
  | 'expired'
  | 'unpaid'
  | 'reminder'
  | 'completed'
  | 'noShow'
  | 'noShowContested'
  | 'noShowKept'
  | 'noShowTakenBack'
  | 'clockChanged'
  | 'clockClash';

/** What artists are told; what they do themselves they know. */
export type ArtistNotice = Extract<
  Notice,
  | 'requested'
  | 'booked'
  | 'moved'
  | 'moveRequested'
  | 'moveAsked'
  | 'moveWithdrawn'
  | 'cancelled'
  | 'unpaid'
  | 'noShowContested'
  | 'entryChanged'
  | 'entryWithdrawn'
  | 'clockChanged'
  | 'clockClash'
>;
/** Clients are told of everything but what they do themselves. */
export type ClientNotice = Exclude<
  Notice,
  'moveWithdrawn' | 'noShowContested' | 'entryChanged' | 'entryWithdrawn' | 'clockClash'
>;

export type Addressed =
  | { readonly reader: 'client'; readonly notice: ClientNotice }
  | { readonly reader: 'artist'; readonly notice: ArtistNotice };

export interface Happening {
  readonly name: string;
  readonly by: 'client' | 'artist' | 'system';
  /** The state before; null for a new booking. */
  readonly from: BookingStatus | null;
  /** The state after. */
  readonly to: BookingStatus;
  /** The artist wrote it in, and so knows of it before it is paid for. */
  readonly writtenIn?: boolean | undefined;
  /** A move to the time that its client had asked for. */
  readonly granted?: boolean | undefined;
}

/** Who is told what when something happens to a booking. */
export function noticesFor({ name, by, from, to, writtenIn = false, granted = false }: Happening): Addressed[] {
  const both = (notice: ArtistNotice & ClientNotice): Addressed[] => [
    { reader: 'client', notice },
    ...(by === 'artist' ? [] : [{ reader: 'artist', notice } as const]),
  ];
  const unpaid = from === 'awaiting_payment';
  switch (name) {
    case 'booking.requested':
      return both('requested');
    case 'booking.confirmed':
      return from === null || unpaid ? both('booked') : [{ reader: 'client', notice: 'confirmed' }];
    case 'booking.payment_asked':
      return [{ reader: 'client', notice: 'payFirst' }];
    case 'booking.expired':
      if (!unpaid) return [{ reader: 'client', notice: 'expired' }];
      return writtenIn ? both('unpaid') : [{ reader: 'client', notice: 'unpaid' }];
  }
  // Before it is paid for nobody but its client knows of it, unless its artist wrote it in.
  if (unpaid && by !== 'client') return toClient(name);
  if (unpaid && !writtenIn) return [];
  switch (name) {
    case 'booking.moved':
      if (granted) return [{ reader: 'client', notice: 'moveGranted' }];
      return both(by === 'client' && to === 'pending' ? 'moveRequested' : 'moved');
    case 'booking.move_asked':
      return both('moveAsked');
    case 'booking.move_withdrawn':
      return [{ reader: 'artist', notice: 'moveWithdrawn' }];
    case 'booking.move_declined':
      return [{ reader: 'client', notice: 'moveDeclined' }];
    case 'booking.move_expired':
      return [{ reader: 'client', notice: 'moveExpired' }];
    case 'booking.changed':
      return [{ reader: 'client', notice: 'changed' }];
    case 'booking.cancelled':
      return both('cancelled');
    case 'booking.declined':
      return [{ reader: 'client', notice: 'declined' }];
    case 'booking.no_show':
      return [{ reader: 'client', notice: 'noShow' }];
    case 'booking.no_show_contested':
      return [{ reader: 'artist', notice: 'noShowContested' }];
    case 'booking.no_show_kept':
      return [{ reader: 'client', notice: 'noShowKept' }];
    case 'booking.completed':
      return from === 'no_show' ? [{ reader: 'client', notice: 'noShowTakenBack' }] : [];
    default:
      return [];
  }
}

/**
 * The mail to an artist whose calendar has an entry by mail that they changed themselves in Uli, or that lapsed: they know, their
 * calendar does not. Nothing of what `noticesFor` tells them anyway.
 */
export function entryNoticeFor({ name, by, from }: Happening): 'entryChanged' | 'entryWithdrawn' | undefined {
  if (from === 'awaiting_payment') return undefined;
  if (name === 'booking.declined' || name === 'booking.expired') return 'entryWithdrawn';
  if (by !== 'artist') return undefined;
  if (name === 'booking.cancelled') return 'entryWithdrawn';
  return name === 'booking.moved' || name === 'booking.changed' ? 'entryChanged' : undefined;
}

/** What an artist, or an admin, did to a visit that is not paid for. */
function toClient(name: string): Addressed[] {
  if (name === 'booking.moved') return [{ reader: 'client', notice: 'moved' }];
  return name === 'booking.cancelled' ? [{ reader: 'client', notice: 'cancelled' }] : [];
}
