import { and, eq } from 'drizzle-orm';
import { minuteMs, type EpochMs } from '#kernel/time';
import { bookings } from '#modules/bookings/tables';
import { followCounts, follows } from '#modules/follows/tables';
import { guestMessages, guestThreads } from '#modules/guest-messages/tables';
import { messages, threadMembers, threads } from '#modules/messaging/tables';
import { ratings, ratingTotals } from '#modules/ratings/tables';
import type { Executor } from '#platform/database';
import { demoPerson } from './people.ts';
import {
  demoFollows,
  demoGuestThreads,
  demoRatings,
  demoThreads,
  type DemoGuestThread,
  type DemoRating,
  type DemoThread,
} from './talk.ts';

const dayMs = 24 * 60 * minuteMs;

/** What the demo people have to do with each other: whom they follow, how a visit was, what they write. */
export async function fillPeople(transaction: Executor, now: EpochMs): Promise<void> {
  await fillFollows(transaction, now);
  await fillRatings(transaction, now);
  for (const thread of demoThreads) await fillThread(transaction, thread, now);
  for (const thread of demoGuestThreads) await fillGuestThread(transaction, thread, now);
}

async function fillFollows(transaction: Executor, now: EpochMs): Promise<void> {
  const rows = Object.entries(demoFollows).flatMap(([follower, followed], place) =>
    followed.map((username, index) => ({
      followerId: demoPerson(follower).id,
      followingId: demoPerson(username).id,
      createdAt: now - (place * 3 + index + 1) * dayMs,
    })),
  );
  await transaction.orm.insert(follows).values(rows);
  const ids = new Set(rows.flatMap(({ followerId, followingId }) => [followerId, followingId]));
  await transaction.orm.insert(followCounts).values(
    [...ids].map((userId) => ({
      userId,
      followersCount: rows.filter(({ followingId }) => followingId === userId).length,
      followingCount: rows.filter(({ followerId }) => followerId === userId).length,
    })),
  );
}

/** Each rating belongs to a completed visit of the two, the earliest that has none yet. */
async function fillRatings(transaction: Executor, now: EpochMs): Promise<void> {
  const visits = await transaction.orm
    .select({
      id: bookings.id,
      artistId: bookings.artistId,
      clientId: bookings.clientId,
      endsAt: bookings.endsAt,
      status: bookings.status,
    })
    .from(bookings)
    .orderBy(bookings.startsAt);
  const rows = demoRatings.map((rating) => rowOf(rating, visits, now));
  await transaction.orm.insert(ratings).values(rows);
  const stars = (artistId: number, count: number) =>
    rows.filter((row) => row.artistId === artistId && row.rating === count).length;
  await transaction.orm.insert(ratingTotals).values(
    [...new Set(rows.map(({ artistId }) => artistId))].map((artistId) => ({
      artistId,
      stars1: stars(artistId, 1),
      stars2: stars(artistId, 2),
      stars3: stars(artistId, 3),
      stars4: stars(artistId, 4),
      stars5: stars(artistId, 5),
    })),
  );
}

interface Visit {
  readonly id: number;
  readonly artistId: number;
  readonly clientId: number | null;
  readonly endsAt: EpochMs;
  readonly status: string;
}

function rowOf({ artist, client, stars, words, reply }: DemoRating, visits: readonly Visit[], now: EpochMs) {
  const [artistId, clientId] = [demoPerson(artist).id, demoPerson(client).id];
  const visit = visits.find(
    (each) => each.artistId === artistId && each.clientId === clientId && each.status === 'completed',
  );
  if (!visit) throw new Error(`${client} has no completed visit at ${artist}'s`);
  const createdAt = Math.min(visit.endsAt + 5 * 60 * minuteMs, now);
  return {
    bookingId: visit.id,
    artistId,
    clientId,
    rating: stars,
    comment: words,
    reply: reply ?? null,
    repliedAt: reply === undefined ? null : Math.min(createdAt + 3 * 60 * minuteMs, now),
    createdAt,
  };
}

async function fillThread(transaction: Executor, { people, ...thread }: DemoThread, now: EpochMs): Promise<void> {
  const [first, second] = people.map((username) => demoPerson(username).id) as [number, number];
  const at = (minutesAgo: number) => now - minutesAgo * minuteMs;
  const lastMessageAt = at(thread.messages.at(-1)![0]);
  const [row] = await transaction.orm
    .insert(threads)
    .values({
      oneId: Math.min(first, second),
      otherId: Math.max(first, second),
      startedBy: first,
      status: thread.status,
      createdAt: at(thread.messages[0]![0]),
      lastMessageAt,
    })
    .returning({ id: threads.id });
  const threadId = row!.id;
  const stored = await transaction.orm
    .insert(messages)
    .values(
      thread.messages.map(([minutesAgo, who, content]) => ({
        threadId,
        senderId: who === 0 ? first : second,
        content,
        createdAt: at(minutesAgo),
      })),
    )
    .returning({ id: messages.id });
  const read = stored.at(-1 - thread.unread)?.id ?? 0;
  const sender = thread.messages.at(-1)![1] === 0 ? first : second;
  await transaction.orm.insert(threadMembers).values(
    [first, second].map((userId) => ({
      threadId,
      userId,
      lastMessageAt,
      unreadCount: userId === sender ? 0 : thread.unread,
      lastReadMessageId: userId === sender ? stored.at(-1)!.id : read,
    })),
  );
}

async function fillGuestThread(
  transaction: Executor,
  { artist, guest, ...thread }: DemoGuestThread,
  now: EpochMs,
): Promise<void> {
  const artistId = demoPerson(artist).id;
  const [visit] = await transaction.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.artistId, artistId), eq(bookings.guestName, guest)));
  const bookingId = visit!.id;
  const at = (minutesAgo: number) => now - minutesAgo * minuteMs;
  await transaction.orm
    .insert(guestThreads)
    .values({ bookingId, artistId, lastMessageAt: at(thread.messages.at(-1)![0]) });
  await transaction.orm.insert(guestMessages).values(
    thread.messages.map(([minutesAgo, fromGuest, content]) => ({
      bookingId,
      fromGuest,
      content,
      createdAt: at(minutesAgo),
    })),
  );
}
