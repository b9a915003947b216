import type { Wish } from '../bookings.contract.ts';
import type { NewBooking } from '../new-booking.store.ts';
import type { Holder } from './booker-of.ts';
import type { Plan } from './plan-visits.ts';

const remindsBefore = 1440;

/** What is frozen into a booking: who, what, at which price and on which terms. Its times and state are decided elsewhere. */
export function newBooking({
  wish,
  plan: { bookable, series, discount, opening },
  holder: { clientId, guestName, guestEmail, guestPhone, guestLanguage },
}: {
  wish: Wish;
  plan: Plan;
  holder: Holder;
}): Omit<
  NewBooking,
  'startsAt' | 'endsAt' | 'status' | 'dueNow' | 'oncePaid' | 'createdAt' | 'askedBy' | 'writtenIn' | 'artistHasEntry'
> {
  const { service, parts, schedule, gap } = bookable;
  return {
    clientId,
    guestName: guestName ?? null,
    guestEmail: guestEmail ?? null,
    guestPhone: guestPhone ?? null,
    guestLanguage: guestLanguage ?? null,
    artistId: service.userId,
    serviceId: service.id,
    serviceName: service.name,
    additions: parts.slice(1).map(({ id, name, duration, price }) => ({ serviceId: id, name, duration, price })),
    duration: service.duration,
    gapMinutes: gap,
    timeZone: schedule.rules.timeZone,
    total: service.price - discount.amount,
    discount: discount.amount,
    offerId: discount.offer?.id ?? null,
    offerTitle: discount.offer?.title ?? null,
    offerWeekdays: [...(discount.offer?.weekdays ?? [])],
    openingId: opening?.id ?? null,
    currency: service.currency,
    policy: schedule.policy,
    notes: wish.notes ?? null,
    postId: wish.postId ?? null,
    reminderTime: wish.reminderTime ?? remindsBefore,
    isRecurring: series !== undefined,
    recurringPattern: series?.pattern ?? null,
    recurringInterval: series?.interval ?? null,
    recurringCount: series?.count ?? null,
    recurringEndDate: series?.endDate ?? null,
  };
}
