import { expect } from 'vitest';
import type { Studio } from './studio.ts';
import type { Visitor } from './world.ts';

/** An instant as the API writes it. */
export const at = (date: string) => new Date(date).toISOString();

/** What Cleo and Ada do about moving a visit, in a studio that each file makes anew. */
export function movesIn(studio: () => Studio) {
  const move = (id: number, date: string, version: number, who: Visitor = studio().cleo) =>
    who.patch(`/api/bookings/${id}`, { date, version });
  const confirm = (id: number) => studio().ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed' });
  /** A visit of Cleo's that Ada confirmed; its version is 2. */
  async function confirmed(date: string): Promise<number> {
    const { id } = (await studio().book(studio().cleo, date)).body;
    await confirm(id);
    return id;
  }
  return {
    move,
    confirm,
    confirmed,
    /** A confirmed visit for which another time is asked; its version is 3. */
    async asked(from: string, to: string): Promise<number> {
      const id = await confirmed(from);
      expect((await move(id, to, 2)).status).toBe(200);
      return id;
    },
    answer: (id: number, version: number, said: 'accepted' | 'declined', more: object = {}) =>
      studio().ada.post(`/api/bookings/${id}/move-request`, { answer: said, version, ...more }),
    read: async (id: number) => (await studio().cleo.get(`/api/bookings/${id}`)).body,
    hold: (date: string) =>
      studio().nobody().post('/api/holds', { artistId: studio().ada.id, serviceId: studio().serviceId, date }),
  };
}
