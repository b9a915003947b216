import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { serveParent } from '../child.ts';

/** What the bare server is told before it opens: its database, and the answer about free times that it sends. */
export interface BareServerOptions {
  readonly connection: pg.PoolConfig;
  readonly slots: object;
}

const busyTimes = {
  name: 'busy',
  text: `SELECT extract(epoch FROM lower(during))::float8 AS start, extract(epoch FROM upper(during))::float8 AS end
           FROM busy_times WHERE artist_id = $1 AND lower(during) >= $2 AND lower(during) < $3 ORDER BY lower(during)`,
};
const userOfSession = {
  name: 'user',
  text: `SELECT users.id, username, full_name AS "fullName", email, phone, bio, profile_image AS "profileImage", profession,
                city, time_zone AS "timeZone", language, account_type AS "accountType", business_name AS "businessName",
                business_category AS "businessCategory", business_address AS "businessAddress",
                business_phone AS "businessPhone", custom_url AS "customUrl", is_verified AS "isVerified",
                is_admin AS "isAdmin", subscription_status AS "subscriptionStatus",
                subscription_tier AS "subscriptionTier", subscription_expires_at AS "subscriptionExpiresAt",
                trial_started_at AS "trialStartedAt", trial_ends_at AS "trialEndsAt", users.created_at AS "createdAt"
           FROM sessions JOIN users ON users.id = sessions.user_id
          WHERE sessions.token_hash = $1 AND sessions.expires_at > now()`,
};

/** Node's own HTTP server, one named query and JSON a request: what the program's answers are measured against. */
serveParent(async ({ connection, slots }: BareServerOptions): Promise<number> => {
  const pool = new pg.Pool({ max: 20, ...connection });
  const answer = async (request: IncomingMessage): Promise<object> => {
    const [path, search] = request.url!.split('?');
    if (path === '/api/user') {
      const token = /uli_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      const values = [createHash('sha256').update(token).digest('base64url')];
      return (await pool.query<object>({ ...userOfSession, values })).rows[0]!;
    }
    const query = new URLSearchParams(search);
    await pool.query({ ...busyTimes, values: [path!.split('/')[3], query.get('from'), query.get('to')] });
    return slots;
  };
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      const text = JSON.stringify(body);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
});
