import { lockArtist, occupyTime, type OccupiedTime } from '#modules/availability';
import type { Visitor, World } from './world.ts';

/** Every day 09:00 to 17:00 in London, in steps of an hour, without notice: what a test does not say. */
export const everyDay = {
  timeZone: 'Europe/London',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '09:00', end: '17:00' })),
  overrides: [] as { date: string; intervals: { start: string; end: string }[] }[],
  slotStep: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  minNotice: 0,
  maxAdvance: 730,
  autoConfirm: false,
};

/** Saves hours for somebody: `everyDay`, but for what the test says. */
export async function openHours(visitor: Visitor, more: object = {}): Promise<void> {
  const { status, body } = await visitor.put('/api/availability', { ...everyDay, ...more });
  if (status !== 200) throw new Error(`could not set hours: ${JSON.stringify(body)}`);
}

/** Adds a service of 60 minutes, but for what the test says, and answers its id. */
export async function offer(visitor: Visitor, more: object = {}): Promise<number> {
  const { body } = await visitor.post('/api/services', { name: 'Cut', duration: 60, price: 60_00, ...more });
  return body.id;
}

/** The start instants of all days that somebody is shown. */
export async function slotsOf(
  visitor: Visitor,
  userId: number,
  query: Record<string, string | number>,
): Promise<string[]> {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { body } = await visitor.get(`/api/users/${userId}/slots?${asked}`);
  return body.days.flatMap(({ slots }: { slots: string[] }) => slots);
}

/** Takes time as a hold would, without the bookings module's own row behind it. */
export function occupy(world: World, time: OccupiedTime): Promise<void> {
  return world.owner.transaction(async (transaction) => {
    await transaction.run('SET LOCAL session_replication_role = replica');
    await lockArtist(transaction, time.artistId);
    await occupyTime(transaction, time);
  });
}

/** Takes time as a booking would: `[start, end)` and no gap. */
export function occupyByBooking(
  world: World,
  bookingId: number,
  artistId: number,
  start: number,
  end: number,
): Promise<void> {
  return world.owner.transaction(async (transaction) => {
    await transaction.run('SET LOCAL session_replication_role = replica');
    await transaction.run(
      `INSERT INTO busy_times (artist_id, during, appointment_end, booking_id) VALUES ($1, tstzrange($2, $3), $3, $4)`,
      [artistId, new Date(start), new Date(end), bookingId],
    );
  });
}
