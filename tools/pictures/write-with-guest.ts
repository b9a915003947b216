import { callerAt, type Caller } from '#tests/support/artist.ts';
import { ask, freeTimes, type Named } from './ask.ts';

export interface Written {
  readonly token: string;
  readonly bookingId: number;
}

/** A guest books with somebody, and asks something. */
export async function writeWithGuest(url: string, artistsOwn: Caller, artistId: number): Promise<Written> {
  const [service] = await ask<Named[]>(artistsOwn, 'GET', `/api/users/${artistId}/services`);
  const [date] = await freeTimes(artistsOwn, service!.id, artistId);
  const guest = { fullName: 'Mara Lind', email: 'mara@example.com' };
  const wish = { artistId, serviceId: service!.id, date, guest };
  const mara = callerAt(url);
  const { id, manageToken } = await ask<Named & { manageToken: string }>(mara, 'POST', '/api/bookings', wish);
  const [asks, thanks] = ['Can I bring my dog? He sleeps all the time.', 'Lovely, see you then!'];
  await ask(mara, 'POST', `/api/manage/${manageToken}/messages`, { content: asks });
  await ask(artistsOwn, 'POST', `/api/guest-threads/${id}/messages`, { content: 'Of course, if he is calm.' });
  await ask(mara, 'POST', `/api/manage/${manageToken}/messages`, { content: thanks });
  return { token: manageToken, bookingId: id };
}
