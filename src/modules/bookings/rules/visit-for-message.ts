import type { BookingStatus } from './lifecycle.ts';
import type { MoveRequest } from './move-request.ts';
import type { Policy } from './policy.ts';

/** Everything that a mail about a booking tells, and to whom. Money is in minor units, instants in epoch milliseconds. */
export interface BookingForMessage {
  readonly id: number;
  readonly artist: {
    readonly id: number;
    readonly fullName: string;
    readonly username: string;
    readonly email: string;
    readonly city: string | null;
    /** Where to come, and whom to ring, of a confirmed visit. Letters from before they were told lack both. */
    readonly address?: string | null;
    readonly phone?: string | null;
    /** In which they are written to. Letters that are older than languages lack it. */
    readonly language?: string | undefined;
  };
  /** Who comes: an account's owner or a guest (`id` null). */
  readonly client: {
    readonly id: number | null;
    readonly fullName: string;
    /** Null of a guest whom the artist wrote in without an address: no mail goes there. */
    readonly email: string | null;
    readonly phone: string | null;
    readonly language?: string | undefined;
    /** Of the account; a guest has none, and `UTC` says that no browser ever told. */
    readonly timeZone: string | null;
  };
  readonly service: { readonly id: number; readonly name: string; readonly duration: number };
  readonly startsAt: number;
  readonly endsAt: number;
  readonly timeZone: string;
  readonly status: BookingStatus;
  readonly total: number;
  /** What an offer takes off, and its title; 0 and null without one. Letters from before offers have neither. */
  readonly discount?: number;
  readonly offerTitle?: string | null;
  /** What has to be paid before it counts. Letters from before there was such a thing lack it. */
  readonly dueNow?: number;
  /** Its artist wrote it into their own calendar. Older letters do not say so. */
  readonly writtenIn?: boolean;
  readonly currency: string;
  readonly notes: string | null;
  readonly policy: Policy;
  readonly cancelledBy: 'client' | 'artist' | 'system' | null;
  readonly expiresAt: number | null;
  /** The time that its client asks for instead, answered until it expires. Letters from before there was such a thing lack it. */
  readonly moveRequest?: MoveRequest | undefined;
  /** Minutes before the visit; 0 for none. */
  readonly reminderTime: number;
  readonly reminderSent: boolean;
  readonly version: number;
  /** Of the calendar entry. */
  readonly uid: string;
  readonly sequence: number;
  /** Whether its artist has the calendar entry from a mail. Letters from before artists were mailed changes of it lack it. */
  readonly artistHasEntry?: boolean;
  /** When it last changed. Letters from before calendar entries said so lack it. */
  readonly updatedAt?: number;
  /** For `manageToken(app, …)`. */
  readonly manageVersion: number;
  readonly parentBookingId: number | null;
  /** Every visit of its series by time, this one included; empty for a single visit. */
  readonly series: readonly {
    readonly id: number;
    readonly startsAt: number;
    readonly endsAt: number;
    readonly status: BookingStatus;
  }[];
}

/** One visit as its mail tells it, without the rest of its series. */
export type VisitForMessage = Omit<BookingForMessage, 'series'>;
