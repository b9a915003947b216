import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { readPeople, type PersonCard } from '#modules/accounts';
import { readImages } from '#modules/media';
import { areApart } from '#modules/safety';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Page } from '#platform/http';
import { countSent, listNewer, listOlder, type Message } from '../messages.store.ts';
import { whyNotWrite, type WhyNotWrite } from '../rules/index.ts';
import { findThread, findThreadWith, listThreads, type Thread } from '../threads.store.ts';

/** The booking that two people share: the next to come, else the latest visit, else the latest at all. Instants in epoch milliseconds. */
export interface SharedBooking {
  readonly id: number;
  readonly status: string;
  readonly serviceName: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly timeZone: string;
  readonly artistId: number;
  readonly upcoming: boolean;
}

/** Answered by whoever owns bookings. */
export type FindSharedBooking = (
  executor: Executor,
  oneId: number,
  otherId: number,
) => Promise<SharedBooking | undefined>;

export interface WholeThread {
  readonly thread: Thread;
  /** Undefined when the account of the other one is gone, or about to be. */
  readonly person: PersonCard | undefined;
  readonly whyNot: WhyNotWrite | undefined;
  readonly booking: SharedBooking | undefined;
}

/** A thread of one's own with whom it is, what they share, and whether one may write. */
export async function readThread(
  app: App,
  person: Person,
  threadId: number,
  findSharedBooking: FindSharedBooking,
): Promise<WholeThread> {
  const thread = await findThread(app.database, threadId, person.id);
  if (!thread) throw refuse('not_found');
  const [people, apart, sent, booking] = await Promise.all([
    readPeople(app.database, [thread.otherId]),
    areApart(app.database, person.id, thread.otherId),
    countSent(app.database, threadId, person.id),
    findSharedBooking(app.database, person.id, thread.otherId),
  ]);
  const other = people.get(thread.otherId);
  const whyNot = whyNotWrite(thread, { personId: person.id, apart, sent, gone: !other });
  return { thread, person: other, whyNot, booking };
}

/** Somebody, and the thread with them if there is one, else whether a first message to them is a request. */
export async function findThreadTo(app: App, person: Person, otherId: number, findSharedBooking: FindSharedBooking) {
  if (otherId === person.id) throw refuse('oneself');
  const [people, thread] = await Promise.all([
    readPeople(app.database, [otherId]),
    findThreadWith(app.database, person.id, otherId),
  ]);
  const other = people.get(otherId);
  if (!other) throw refuse('not_found');
  const isRequest = !thread && !(await findSharedBooking(app.database, person.id, otherId));
  return { threadId: thread?.id ?? null, person: other, isRequest };
}

/** One's threads with their people and last messages, the latest first; one more than the page holds. */
export async function readThreads(app: App, person: Person, show: 'open' | 'requests', page: Page) {
  const rows = await listThreads(app.database, person.id, show, page);
  const people = await readPeople(
    app.database,
    rows.map(({ otherId }) => otherId),
  );
  return rows.map((row) => ({ row, person: people.get(row.otherId) }));
}

const latest = 2_147_483_647;

export interface MessagesPage {
  /** In the order written. */
  readonly messages: readonly Message[];
  readonly images: Awaited<ReturnType<typeof readImages>>;
  /** Whether more follow in the same direction. */
  readonly more: boolean;
}

/** A stretch of a thread's messages: the latest, those before one, or those after one. */
export async function readMessages(
  app: App,
  person: Person,
  threadId: number,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessagesPage> {
  if (!(await findThread(app.database, threadId, person.id))) throw refuse('not_found');
  const found =
    after === undefined
      ? await listOlder(app.database, threadId, before ?? latest, limit)
      : await listNewer(app.database, threadId, after, limit);
  const kept = found.slice(0, limit);
  const messages = after === undefined ? kept.toReversed() : kept;
  const images = await readImages(
    app.database,
    messages.flatMap(({ mediaId }) => mediaId ?? []),
  );
  return { messages, images, more: found.length > limit };
}
