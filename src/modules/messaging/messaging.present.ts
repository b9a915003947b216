import { formatInstant } from '#kernel/time';
import type { PersonCard } from '#modules/accounts';
import type { Image } from '#modules/media';
import { translator } from '#platform/messages';
import type { ListedThreadOnWire, MessageOnWire, ThreadOnWire } from './messaging.contract.ts';
import type { Message } from './messages.store.ts';
import { threadState, type WhyNotWrite } from './rules/index.ts';
import type { ListedThread, Thread } from './threads.store.ts';

export function presentMessage(message: Message, image: Image | undefined): MessageOnWire {
  const { id, threadId, senderId, content, createdAt, deletedAt } = message;
  const deleted = deletedAt !== null;
  return {
    id,
    threadId,
    senderId,
    content: deleted ? '' : content,
    image: image ? { ...image, sources: [...image.sources] } : null,
    deleted,
    createdAt: formatInstant(createdAt),
  };
}

export function presentListedThread(
  row: ListedThread,
  person: PersonCard | undefined,
  viewerId: number,
): ListedThreadOnWire {
  const { id, unreadCount, messageId } = row;
  const last = presentMessage({ ...row, id: messageId }, undefined);
  const state = threadState(row, viewerId);
  return { id, state, person: person ?? nobody(row.otherId), gone: !person, unreadCount, last };
}

/** Stands where somebody was whose account is gone. */
function nobody(id: number): PersonCard {
  return { id, username: '', fullName: translator()('ownData.gone'), profession: null, profileImage: null };
}

interface Whole {
  readonly thread: Thread;
  readonly person: PersonCard | undefined;
  readonly whyNot: WhyNotWrite | undefined;
  readonly booking: (Omit<NonNullable<ThreadOnWire['booking']>, 'startsAt' | 'endsAt'> & Times) | undefined;
}

interface Times {
  readonly startsAt: number;
  readonly endsAt: number;
}

export function presentThread({ thread, person, whyNot, booking }: Whole, viewerId: number): ThreadOnWire {
  const { id, unreadCount, readUpTo } = thread;
  const state = threadState(thread, viewerId);
  return {
    id,
    state,
    person: person ?? nobody(thread.otherId),
    gone: !person,
    unreadCount,
    // Whoever has not accepted a request has not been seen reading it.
    readUpTo: state === 'requested' ? 0 : readUpTo,
    mayWrite: whyNot === undefined,
    whyNot: whyNot ? translator()(`refusal.${whyNot}`) : null,
    booking: booking
      ? { ...booking, startsAt: formatInstant(booking.startsAt), endsAt: formatInstant(booking.endsAt) }
      : null,
  };
}
