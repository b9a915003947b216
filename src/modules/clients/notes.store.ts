import { statement, type Executor } from '#platform/database';
import type { ClientKey } from './clients.store.ts';
import { guestKeySql } from './clients.tables.ts';

const read = statement(
  'clients.note',
  'SELECT note FROM client_notes WHERE artist_id = $1 AND (client_id = $2 OR guest_key = $3)',
);

/** What a professional wrote down about a client. */
export async function findNote(
  executor: Executor,
  artistId: number,
  { clientId, guestKey }: ClientKey,
): Promise<string | null> {
  const [row] = await executor.query<{ note: string }>(read, [artistId, clientId, guestKey]);
  return row?.note ?? null;
}

const remove = statement(
  'clients.delete_note',
  'DELETE FROM client_notes WHERE artist_id = $1 AND (client_id = $2 OR guest_key = $3)',
);
const saveOf = {
  client: upsert('client', 'client_id'),
  guest: upsert('guest', 'guest_key'),
};

function upsert(whose: string, column: string) {
  return statement(
    `clients.save_${whose}_note`,
    `INSERT INTO client_notes (artist_id, ${column}, note, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (artist_id, ${column}) WHERE ${column} IS NOT NULL DO UPDATE SET note = $3, changed_at = $4`,
  );
}

/** Writes the note about a client anew; null takes it away. */
export async function saveNote(
  executor: Executor,
  artistId: number,
  { clientId, guestKey }: ClientKey,
  { note, now }: { note: string | null; now: number },
): Promise<void> {
  if (note === null) await executor.query(remove, [artistId, clientId, guestKey]);
  else if (clientId === null) await executor.query(saveOf.guest, [artistId, guestKey, note, new Date(now)]);
  else await executor.query(saveOf.client, [artistId, clientId, note, new Date(now)]);
}

const move = statement(
  'clients.move_note',
  `WITH gone AS (DELETE FROM client_notes WHERE artist_id = $1 AND guest_key = $2 RETURNING note, changed_at)
   INSERT INTO client_notes (artist_id, guest_key, note, changed_at) SELECT $1, $3, note, changed_at FROM gone
   ON CONFLICT (artist_id, guest_key) WHERE guest_key IS NOT NULL
     DO UPDATE SET note = left(client_notes.note || E'\\n' || excluded.note, 2000), changed_at = excluded.changed_at`,
);

/** What was written down about a guest is about them as they are known now. */
export async function moveNote(
  transaction: Executor,
  artistId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (from !== to) await transaction.query(move, [artistId, from, to]);
}

const give = statement(
  'clients.give_notes',
  `WITH visit AS (SELECT DISTINCT artist_id, ${guestKeySql('bookings')} AS guest_key FROM bookings WHERE id = ANY($1::int[])),
     gone AS (
       DELETE FROM client_notes USING visit
        WHERE client_notes.artist_id = visit.artist_id AND client_notes.guest_key = visit.guest_key
       RETURNING client_notes.artist_id, note, changed_at)
   INSERT INTO client_notes (artist_id, client_id, note, changed_at)
   SELECT artist_id, $2, left(string_agg(note, E'\\n'), 2000), max(changed_at) FROM gone GROUP BY artist_id
   ON CONFLICT (artist_id, client_id) WHERE client_id IS NOT NULL
     DO UPDATE SET note = left(client_notes.note || E'\\n' || excluded.note, 2000), changed_at = excluded.changed_at`,
);

/** What was written down about the guest of these visits is about the account that holds them now. */
export async function giveNotes(transaction: Executor, bookingIds: readonly number[], clientId: number): Promise<void> {
  await transaction.query(give, [bookingIds, clientId]);
}
