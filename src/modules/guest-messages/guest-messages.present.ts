import { formatInstant } from '#kernel/time';
import { seriesIdOf, type BookingRow } from '#modules/bookings';
import { translator } from '#platform/messages';
import type { GuestMessageOnWire, GuestThreadOnWire, ListedGuestThreadOnWire } from './guest-messages.contract.ts';
import type { GuestMessage, ListedGuestThread } from './guest-messages.store.ts';
import type { WhyNotWriteAsGuest, WhyNotWriteToGuest } from './rules/index.ts';

export function presentGuestMessage({ createdAt, ...message }: GuestMessage): GuestMessageOnWire {
  return { ...message, createdAt: formatInstant(createdAt) };
}

export function presentListedGuestThread(thread: ListedGuestThread): ListedGuestThreadOnWire {
  const { bookingId: id, name, serviceName, unreadCount, last } = thread;
  return { id, name, serviceName, unreadCount, last: presentGuestMessage(last) };
}

interface Written {
  readonly messages: readonly GuestMessage[];
  readonly whyNot: WhyNotWriteToGuest | WhyNotWriteAsGuest | undefined;
}

export function presentWritten({ messages, whyNot }: Written) {
  return {
    messages: messages.map(presentGuestMessage),
    mayWrite: whyNot === undefined,
    whyNot: whyNot ? translator()(`refusal.${whyNot}`) : null,
  };
}

interface Whole extends Written {
  readonly visit: BookingRow;
  readonly unreadCount: number;
}

export function presentGuestThread({ visit, unreadCount, ...written }: Whole): GuestThreadOnWire {
  const { serviceName, startsAt, endsAt, timeZone, status, guestName, guestEmail, guestPhone, clientId, notes } = visit;
  return {
    id: seriesIdOf(visit),
    name: guestName!,
    email: guestEmail,
    phone: guestPhone,
    clientId,
    unreadCount,
    notes,
    visit: {
      id: visit.id,
      serviceName,
      date: formatInstant(startsAt),
      endsAt: formatInstant(endsAt),
      timeZone,
      status,
    },
    ...presentWritten(written),
  };
}
