import { z } from '@hono/zod-openapi';
import { policy } from '#modules/accounts/contract';
import { bookingStatuses, contestOutcomes, fixings, moneyStates, seriesPatterns, ways } from './rules/index.ts';

export const bookingStatus = z.enum(bookingStatuses);

/** Of an account that is deleted or about to be: the words for that in place of a name, and no username. */
export const personCard = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  profileImage: z.string().nullable(),
});
const artistCard = personCard.extend({
  /** Where the visit was agreed to be; the artist may have moved since. */
  city: z.string().nullable(),
  /** Where to come, and whom to ring on the way; null until it is confirmed. */
  address: z.string().nullable(),
  phone: z.string().nullable(),
});
/** `email` is null of somebody whom the artist wrote in without one. */
export const guestData = z.object({ fullName: z.string(), email: z.string().nullable(), phone: z.string().nullable() });
export const instant = z.iso.datetime();

/** The one state of what a visit costs and what was paid for it; amounts in the minor unit of its currency, tips left out. */
export const standing = z
  .object({
    /** `due` and `deposit_paid`: `left` is yet to be paid; `waived`: the professional let off what was left. */
    state: z.enum(moneyStates),
    /** What it costs now, what of that was paid, what is left, and how much of that is a fee. */
    total: z.number(),
    paid: z.number(),
    left: z.number(),
    feeOpen: z.number(),
    /** How it was paid; over the payment service is by card. */
    ways: z.array(z.enum(ways)),
  })
  .openapi('Standing');

/** One visit of a series, as its other visits list it. */
const occurrence = z.object({
  id: z.number(),
  date: instant,
  endsAt: instant,
  status: bookingStatus,
  /** In the minor unit. */
  total: z.number(),
  version: z.number(),
  /** Only for the holder of a guest's link. */
  manageToken: z.string().optional(),
});

/** A booking as its people see it; `guest` only for the artist and the guest. Money is in minor units, times in minutes. */
export const booking = z
  .object({
    id: z.number(),
    artistId: z.number(),
    clientId: z.number().nullable(),
    serviceId: z.number(),
    date: instant,
    endsAt: instant,
    timeZone: z.string(),
    /** What the clock there shows at its start, `YYYY-MM-DD` and `HH:MM`, and the city, as they were agreed. */
    agreed: z.object({ date: z.string(), time: z.string(), place: z.string().nullable() }),
    status: bookingStatus,
    /** What is to be paid: the price without the discount. */
    total: z.number(),
    discount: z.number(),
    /** Of the total, what has to be paid before it counts. */
    dueNow: z.number(),
    /** Its artist wrote it into their own calendar. */
    writtenIn: z.boolean(),
    /** What it is once that is paid. */
    oncePaid: z.enum(['pending', 'confirmed']).nullable(),
    /** The offer that takes it off, as it was called at booking. */
    offerTitle: z.string().nullable(),
    /** The days of the week that it is for, Monday first; none for all. On others its client cannot have the visit. */
    offerWeekdays: z.array(z.number()),
    currency: z.string(),
    isRecurring: z.boolean(),
    recurringPattern: z.enum(seriesPatterns).nullable(),
    recurringInterval: z.number().nullable(),
    recurringCount: z.number().nullable(),
    recurringEndDate: z.string().nullable(),
    parentBookingId: z.number().nullable(),
    reminderTime: z.number(),
    reminderSent: z.boolean(),
    notes: z.string().nullable(),
    version: z.number(),
    /** When a request that nobody answers lapses. */
    expiresAt: instant.nullable(),
    /** Another time that its client asks for; until its artist answers, the visit stays confirmed where it is. */
    moveRequest: z
      .object({
        date: instant,
        endsAt: instant,
        /** When it lapses unless its artist answers. */
        expiresAt: instant,
      })
      .nullable(),
    cancelledBy: z.enum(['client', 'artist', 'system']).nullable(),
    /** Why it was declined or cancelled, in the words of whoever did it. */
    closingReason: z.string().nullable(),
    createdAt: instant,
    /** When the artist said that the visit took place or not; null to everybody else. */
    markedAt: instant.nullable(),
    /** The place in its series, from 1, and how many visits that has; null for a single visit. */
    visitNumber: z.number().nullable(),
    visitCount: z.number().nullable(),
    /** Until when cancelling is free and what it costs afterwards, as agreed at booking. */
    policy: policy.extend({ freeCancellationUntil: instant }),
    /** Why only the artist can still move it: a fee is due by now, or its price is that of an opening. */
    fixed: z.enum(fixings).nullable(),
    client: personCard.nullable(),
    /** What was typed at booking, also of a visit that its guest's new account holds by now. */
    guest: guestData.nullable(),
    artist: artistCard,
    /** Name and minutes are those of everything the visit is of. */
    service: z.object({ id: z.number(), name: z.string(), duration: z.number() }),
    /** What was added to the service, as it was at booking. */
    additions: z.array(z.object({ serviceId: z.number(), name: z.string(), duration: z.number(), price: z.number() })),
    /** The post whose look was booked, with its first picture. */
    look: z.object({ postId: z.number(), imageUrl: z.string(), alt: z.string() }).nullable(),
    /** Only in the lists of its two people, and in the calendar. */
    money: standing.optional(),
    /** Of one booking that is, or was, marked as a no-show; lists do not have it. */
    noShow: z
      .object({
        /** Until when its client can contest it; null if they cannot, or have. */
        contestUntil: instant.nullable(),
        /** What its client says against it; `outcome` is null until the artist answers. */
        contest: z
          .object({ statement: z.string(), contestedAt: instant, outcome: z.enum(contestOutcomes).nullable() })
          .nullable(),
      })
      .optional(),
    occurrences: z.array(occurrence).optional(),
    /** Only for the guest whose booking it is. */
    manageToken: z.string().optional(),
  })
  .openapi('Booking');

export type BookingOnWire = z.infer<typeof booking>;
export type OccurrenceOnWire = z.infer<typeof occurrence>;
