import { z } from '@hono/zod-openapi';
import { highestOfAll } from '#kernel/currencies';
import { mostAdditions } from '#modules/catalogue/rules';
import { bodyId, orNull, wireInstant, wireLine, wireLines, wireName, wirePhone } from '#platform/http';
import { bookingStatus } from './booking-shape.contract.ts';
import { seriesPatterns } from './rules/index.ts';

const plainDate = z.iso.date('Write a date like 2026-11-26.');
/** Where a guest's letters go. */
export const guestEmail = z.string().trim().pipe(z.email().max(254));

/** How a visit comes again. */
export const repeating = {
  isRecurring: z.boolean().optional(),
  recurringPattern: z.enum(seriesPatterns).nullable().optional(),
  recurringInterval: z.number().int().min(1).max(52).nullable().optional(),
  recurringCount: z.number().int().min(1).max(26).nullable().optional(),
  recurringEndDate: plainDate.nullable().optional(),
  /** Local dates of the series that are left out. */
  skip: z.array(plainDate).max(400).optional(),
};

/** Services that are had in the same visit, after the first, in this order. */
export const additionIds = z.array(bodyId).max(mostAdditions).optional();

export const wish = z.object({
  artistId: bodyId,
  serviceId: bodyId,
  additionIds,
  /** Must be the signed-in person's own id when sent at all. */
  clientId: bodyId.nullable().optional(),
  date: wireInstant,
  notes: orNull(wireLines(2000)),
  /** The artist's post whose look is wished for. */
  postId: bodyId.nullable().optional(),
  /** An opening of this artist's, booked at its own time and price. */
  openingId: bodyId.nullable().optional(),
  /** Of an offer that counts only for whoever knows its code. */
  offerCode: orNull(wireLine(40)),
  /** The total of one visit that the client was shown; nothing is booked for more than that. */
  expectedTotal: z.number().int().min(0).max(highestOfAll).nullable().optional(),
  /** What the client was shown as due before the visit counts; nothing is booked that asks for more. */
  expectedDueNow: z.number().int().min(0).max(highestOfAll).nullable().optional(),
  /** The terms of cancelling that the client was shown; nothing is booked on others. */
  policyVersion: z.number().int().min(1).max(2_000_000_000).nullable().optional(),
  /** A guest confirms their address before anything is booked, since those who were here before pay less in advance. */
  confirmAddress: z.boolean().optional(),
  /** Minutes before the visit; 0 for none. */
  reminderTime: z.number().int().min(0).max(43_200).nullable().optional(),
  ...repeating,
  /** Other times for dates of the series whose own time is not free. */
  instead: z
    .array(z.object({ day: plainDate, date: wireInstant }))
    .max(400)
    .optional(),
  guest: z
    .object({
      fullName: wireName(120),
      email: guestEmail,
      phone: wirePhone,
    })
    .nullable()
    .optional(),
});

export type Wish = z.infer<typeof wish>;

/** What cancelling takes. */
export const cancellation = z.object({
  cancelAll: z.boolean().optional(),
  /**
   * What the client was shown that cancelling costs, of all visits that are meant; null for nothing. Where it is another fee by
   * now nothing is cancelled. Without it nobody asks.
   */
  expectedFee: z
    .object({
      amount: z.number().int().min(0),
      currency: z.string().max(3),
    })
    .nullable()
    .optional(),
  /** Why, for the other to read. */
  reason: orNull(wireLines(500)),
});
export type Cancellation = z.infer<typeof cancellation>;

/** What contesting a no-show takes: a sentence for the artist to read. */
export const contest = z.object({ statement: wireLines(500, 1) });

/** What a professional's step takes. */
export const statusChange = z.object({
  status: bookingStatus,
  /** Answers every request of a series at once. */
  all: z.boolean().optional(),
  /** Why a request is declined or a visit cancelled: its client reads it. With any other step it says nothing. */
  reason: orNull(wireLines(500)),
});
/** What moving takes. */
export const move = z.object({ date: wireInstant, version: z.number().int().min(1) });

/** A professional's answer to a client who asks for another time. */
export const moveAnswer = z.object({
  answer: z.enum(['accepted', 'declined']),
  version: z.number().int().min(1),
  /** Why it is declined: its client reads it. */
  reason: orNull(wireLines(500)),
});
