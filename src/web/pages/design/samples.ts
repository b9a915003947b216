import type { Booking } from '#web/features/bookings/queries.ts';
import type { Post } from '#web/features/posts/queries.ts';

/** A Thursday morning in winter. */
export const sampleNow = Date.UTC(2026, 10, 26, 8, 0);

const person = { id: 1, fullName: 'Adaeze Obi', username: 'adaeze.braids', profileImage: null };

export const sampleBooking: Booking = {
  id: 1,
  artistId: 1,
  clientId: 3,
  serviceId: 1,
  date: '2026-11-27T10:30:00.000Z',
  endsAt: '2026-11-27T15:30:00.000Z',
  timeZone: 'Europe/London',
  agreed: { date: '2026-11-27', time: '10:30', place: 'London' },
  status: 'confirmed',
  total: 18_000,
  discount: 0,
  dueNow: 0,
  writtenIn: false,
  oncePaid: null,
  offerTitle: 'Summer Special',
  offerWeekdays: [],
  currency: 'GBP',
  isRecurring: false,
  recurringPattern: null,
  recurringInterval: null,
  recurringCount: null,
  recurringEndDate: null,
  parentBookingId: null,
  reminderTime: 1440,
  reminderSent: false,
  notes: null,
  version: 1,
  expiresAt: null,
  moveRequest: null,
  cancelledBy: null,
  closingReason: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  markedAt: null,
  visitNumber: null,
  visitCount: null,
  policy: {
    version: 1,
    freeCancellationMinutes: 1440,
    lateCancelPercent: 0,
    noShowPercent: 0,
    freeCancellationUntil: '2026-11-26T10:30:00.000Z',
  },
  fixed: null,
  client: null,
  guest: null,
  artist: { ...person, city: 'London', address: 'Chair 3, Copeland Studios, Rye Lane', phone: null },
  additions: [],
  service: { id: 1, name: 'Knotless braids, medium', duration: 300 },
  look: null,
};

const photo = (id: number, name: string, alt: string, thumbhash: string) => ({
  id,
  url: `/demo/photos/${name}-960.webp`,
  width: 864,
  height: 1080,
  thumbhash,
  sources: [],
  alt,
});
const plaits = photo(1, 'braids-01', 'Five dark plaits with gold cuffs.', 'nxgOBgD4yHmXd4iHeHeIeHeHmIKAACg=');
const plait = photo(2, 'braids-02', 'A thick auburn plait on stone.', 'rSgKFgR4eEiGh/d2d7yHpFl1hpdwhwk=');

export const samplePost: Post = {
  id: 1_999_999_001,
  userId: 1,
  imageUrl: plaits.url,
  caption: 'Fresh parts, light hands. Four hours, two films and a lot of tea. #knotless #braids',
  mentions: [],
  place: 'Peckham, London',
  beforeAfter: false,
  images: [plaits],
  service: { id: 1, name: 'Knotless braids, medium', duration: 300, price: 18_000, currency: 'GBP' },
  likesCount: 214,
  commentsCount: 12,
  commentsOff: false,
  createdAt: '2026-11-26T05:50:00.000Z',
  edited: false,
  liked: true,
  saved: false,
  user: { ...person, profession: 'Braider' },
};

export const samplePair: Post = {
  ...samplePost,
  id: 1_999_999_002,
  images: [plait, plaits],
  beforeAfter: true,
  service: null,
  liked: false,
  saved: true,
  likesCount: 1,
  commentsCount: 0,
  insights: { views: 1_240, saves: 31, bookings: 4 },
};

/** When the service of `samplePost` is free next. */
export const sampleTimes = {
  serviceId: 1,
  timeZone: 'Europe/London',
  city: 'Peckham, London',
  times: ['2026-11-26T13:00:00.000Z', '2026-11-27T09:30:00.000Z', '2026-12-01T14:30:00.000Z'],
};

/** Four weeks of a figure, the oldest first. */
export const sampleDays = [4, 6, 3, 7, 9, 2, 0, 5, 6, 8, 7, 11, 3, 1, 6, 5, 9, 8, 12, 4, 2, 7, 6, 10, 9, 13, 5, 6].map(
  (value, index) => {
    const day = new Date(Date.UTC(2026, 9, 29 + index));
    const label = day.toLocaleDateString('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    return { label, value };
  },
);
