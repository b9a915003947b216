import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { SecurityEvent } from '#platform/log';
import type { SecurityEventKind } from './rules/index.ts';

const insert = statement(
  'accounts.insert_security_events',
  `INSERT INTO security_events (at, kind, outcome, detail, user_id, acting_id, session_id, address, device, route)
   SELECT event.at, event.kind, event.outcome, event.detail, coalesce(event.user_id, sessions.user_id),
          coalesce(event.acting_id, sessions.acting_id), coalesce(event.session_id, sessions.id),
          event.address, event.device, event.route
     FROM jsonb_to_recordset($1) AS event (place integer, at timestamptz, kind text, outcome text, detail text, user_id integer,
            acting_id integer, session_id integer, token_hash text, address text, device text, route text)
     LEFT JOIN sessions ON sessions.token_hash = event.token_hash
    ORDER BY event.place`,
);

/** Adds events in one statement; an event with only a session token is attributed to the session's owner. */
export async function insertSecurityEvents(executor: Executor, events: readonly SecurityEvent[]): Promise<void> {
  const rows = events.map(({ at, userId, actingId, sessionId, tokenHash, ...rest }, place) => ({
    ...rest,
    place,
    at: new Date(at).toISOString(),
    user_id: userId,
    acting_id: actingId,
    session_id: sessionId,
    token_hash: tokenHash,
  }));
  await executor.query(insert, [JSON.stringify(rows)]);
}

export interface SecurityEventRow {
  readonly id: number;
  readonly at: number;
  readonly kind: SecurityEventKind;
  readonly outcome: 'done' | 'refused';
  readonly detail: string | null;
  readonly sessionId: number | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly route: string;
  readonly userId: number | null;
  readonly username: string | null;
  readonly fullName: string | null;
  /** The current name of the admin who was signed in as this person. */
  readonly actingName: string | null;
}

const list = statement(
  'accounts.list_security_events',
  `SELECT event.id, event.at, kind, outcome, detail, session_id AS "sessionId", address, device, route,
          event.user_id AS "userId", users.username, users.full_name AS "fullName", acting.username AS "actingName"
     FROM security_events AS event
     LEFT JOIN users ON users.id = event.user_id
     LEFT JOIN users AS acting ON acting.id = event.acting_id
    WHERE ($1::integer IS NULL OR event.user_id = $1) AND ($2::text IS NULL OR kind = $2)
      AND ($3::timestamptz IS NULL OR (event.at, event.id) < ($3, $4::integer))
    ORDER BY event.at DESC, event.id DESC LIMIT $5`,
);

/** Events of one account or all, of one kind or all, latest first; one row more than the page holds. */
export function listSecurityEvents(
  executor: Executor,
  { userId, kind }: { readonly userId?: number | undefined; readonly kind?: SecurityEventKind | undefined },
  { after, limit }: Page,
): Promise<SecurityEventRow[]> {
  const position = [after ? new Date(after.at) : null, after?.id ?? null];
  return executor.query<SecurityEventRow>(list, [userId ?? null, kind ?? null, ...position, limit + 1]);
}

const sweep = statement('accounts.sweep_security_events', 'SELECT sweep_security_events()');

/** Clears addresses and devices after 30 days and deletes rows after 400, by the database's clock. */
export async function sweepSecurityEvents(executor: Executor): Promise<void> {
  await executor.query(sweep, []);
}
