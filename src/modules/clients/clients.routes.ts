import type { Person } from '#kernel/actor';
import type { BookingPorts } from '#modules/bookings';
import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage } from '#platform/http';
import * as contract from './clients.contract.ts';
import { presentClient, presentClientCard } from './clients.present.ts';
import { listClients } from './clients.store.ts';
import { changeNote } from './use-cases/change-note.ts';
import { renameGuest } from './use-cases/rename-guest.ts';
import { readClient } from './use-cases/read-client.ts';

/** A professional's clients. */
export function clientsRoutes(app: App, ports: Pick<BookingPorts, 'readMoney'>) {
  const router = createRouter();
  const show = async (person: Person, bookingId: number) => {
    const known = await readClient(app, person, bookingId);
    return presentClientCard(known, { now: app.clock.now(), money: await ports.readMoney(known.visits) });
  };

  router.openapi(contract.listClients, async (c) => {
    const { search: text, ...query } = c.req.valid('query');
    const page = readPage(query);
    const { id: artistId } = await personOf(c);
    const rows = await listClients(app.database, { artistId, text, now: app.clock.now() }, page);
    return c.json(cutPage(c, rows, page, ({ at, id }) => ({ at, id })).map(presentClient), 200);
  });

  router.openapi(contract.readClient, async (c) => {
    return c.json(await show(await personOf(c), c.req.valid('param').bookingId), 200);
  });

  router.openapi(contract.renameGuest, async (c) => {
    const [person, { bookingId }, { fullName, phone = null }] = [
      await personOf(c),
      c.req.valid('param'),
      c.req.valid('json'),
    ];
    await renameGuest(app, person, bookingId, { fullName, phone });
    return c.json(await show(person, bookingId), 200);
  });

  router.openapi(contract.changeClientNote, async (c) => {
    const note = c.req.valid('json').note || null;
    await changeNote(app, await personOf(c), c.req.valid('param').bookingId, note);
    return c.json({ note }, 200);
  });

  return router;
}
