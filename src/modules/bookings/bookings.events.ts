import type { EpochMs } from '#kernel/time';
import type { BookingStatus, VisitForMessage } from './rules/index.ts';

/** Whose doing it was; `system` is time itself, or automatic confirmation. */
export type Doer = 'client' | 'artist' | 'system';

/** What every booking event tells. */
export interface BookingEvent {
  /** The booking that somebody acted on; of a new series its first visit. */
  readonly bookingId: number;
  /** Every booking it happened to, the one above included: several when a whole series was meant. */
  readonly bookingIds: readonly number[];
  readonly by: Doer;
  /** Its state before; null for a booking that is new. */
  readonly from: BookingStatus | null;
  /** Whoever acted deletes their account: nobody books them again. */
  readonly leaves?: boolean;
  /** What cancelling cost the client of each, in the minor unit, where somebody was told of it before. */
  readonly fees?: Readonly<Record<number, number>>;
  /** Why it was declined or cancelled, as whoever did it tells the other. */
  readonly reason?: string;
  /** The bookings as they are now, by time, where whoever records the event has them at hand. */
  readonly visits?: readonly VisitForMessage[];
}

export interface BookingMoved extends BookingEvent {
  readonly oldStart: EpochMs;
  readonly oldEnd: EpochMs;
  /** The zone and the city where that was agreed. */
  readonly oldZone: string;
  readonly oldPlace: string | null;
  /** Its client had asked for the new time, and its artist said yes. */
  readonly granted?: boolean;
  /** The time that its client had asked for and does not get, since the visit moved elsewhere. */
  readonly asked?: AskedTime;
}

/** A time that a client asks for instead of the confirmed one. */
export interface AskedTime {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/** Its client asks for another time, or nothing came of that: the visit stays where it was. */
export interface MoveRequested extends BookingEvent {
  readonly asked: AskedTime;
}

/** A visit is of other services than before. */
export interface BookingChanged extends BookingEvent {
  /** What it was of, and cost in the minor unit. */
  readonly was: { readonly name: string; readonly total: number };
}

/** A change that a holder of a guest's link made to the visits, or its undoing; mailed to the previous address. */
export type GuestChange = {
  readonly bookingId: number;
  /** The address that received mail for these visits until now. */
  readonly email: string;
  readonly language: string;
} & (
  | {
      readonly kind: 'address' | 'claim';
      /** For `guestChangeToken(app, …)`. */
      readonly id: number;
    }
  | { readonly kind: 'undone' }
);

/** A guest's visits now belong to an account. */
export interface BookingClaimed {
  readonly bookingIds: readonly number[];
  readonly clientId: number;
  readonly change?: GuestChange;
}

/** A guest must follow a mailed link to confirm the requested time. */
export interface ConfirmationAsked {
  readonly requestId: number;
  /** The id of the link, for `confirmToken(app, …)`. */
  readonly version: number;
  readonly email: string;
  readonly language: string;
  /** How long the time is held. */
  readonly expiresAt: EpochMs;
  readonly artistId: number;
  readonly serviceName: string;
  readonly timeZone: string;
  /** In order of time. */
  readonly visits: readonly { readonly startsAt: EpochMs; readonly endsAt: EpochMs }[];
}

/** A guest's letters about these visits go to another address from now on, or once more to the same. */
export interface BookingReaddressed {
  /** The upcoming ones. */
  readonly bookingIds: readonly number[];
  readonly change?: GuestChange;
}

/** New zone rules: visits went to another instant of the clock time that was agreed, or could not. */
export interface ClockChanged {
  readonly artistId: number;
  /** The visits that were moved, and those where something else has the time by now. */
  readonly moved: readonly number[];
  readonly clashes: readonly number[];
}

/**
 * Recorded in the transaction that caused them. A new booking is `booking.requested`, or `booking.confirmed` with
 * `from: null` where the artist confirms automatically; never both. `booking.reopened`: what was marked as completed before
 * it began is to come again. `booking.payment_asked`: the artist wrote it in and its client has to pay before it counts; once they
 * have, it is `booking.confirmed` like any other. `booking.moved` tells nothing of the new state: read it.
 */
export interface BookingEvents {
  'booking.requested': BookingEvent;
  'booking.confirmed': BookingEvent;
  'booking.payment_asked': BookingEvent;
  'booking.declined': BookingEvent;
  'booking.moved': BookingMoved;
  'booking.move_asked': MoveRequested;
  'booking.move_withdrawn': MoveRequested;
  'booking.move_declined': MoveRequested;
  'booking.move_expired': MoveRequested;
  'booking.changed': BookingChanged;
  'booking.cancelled': BookingEvent;
  'booking.expired': BookingEvent;
  'booking.completed': BookingEvent;
  'booking.no_show': BookingEvent;
  /** Its client contests the no-show; `reason` says why. */
  'booking.no_show_contested': BookingEvent;
  /** Its artist answers that the no-show stays. One that is taken back is `booking.completed` from `no_show`. */
  'booking.no_show_kept': BookingEvent;
  'booking.reopened': BookingEvent;
  'booking.claimed': BookingClaimed;
  'booking.readdressed': BookingReaddressed;
  'booking.confirmation_asked': ConfirmationAsked;
  'booking.clock_changed': ClockChanged;
}
