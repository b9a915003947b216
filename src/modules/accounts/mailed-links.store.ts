import { eq } from 'drizzle-orm';
import { statement, type Executor } from '#platform/database';
import { mailedLinks } from './security.tables.ts';

export interface NewMailedLink {
  readonly tokenHash: string;
  readonly purpose: (typeof mailedLinks.$inferInsert)['purpose'];
  readonly userId: number;
  /** The address it is mailed to. */
  readonly email: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

const put = statement(
  'accounts.put_mailed_link',
  `INSERT INTO mailed_links (token_hash, purpose, user_id, email, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (user_id) WHERE purpose = 'verify_email' DO UPDATE
      SET token_hash = excluded.token_hash, email = excluded.email, created_at = excluded.created_at,
          expires_at = excluded.expires_at`,
);

/** Stores a mailed link. Of the links that verify an account's address a previous one becomes worthless. */
export async function putMailedLink(transaction: Executor, link: NewMailedLink): Promise<void> {
  const { tokenHash, purpose, userId, email, createdAt, expiresAt } = link;
  await transaction.write(put, [tokenHash, purpose, userId, email, new Date(createdAt), new Date(expiresAt)]);
}

const takeVerify = statement(
  'accounts.take_verify_link',
  `WITH link AS (
     DELETE FROM mailed_links WHERE token_hash = $1 AND purpose = 'verify_email' AND expires_at > $2
     RETURNING user_id, email)
   UPDATE users SET email_verified_at = coalesce(email_verified_at, $2)
     FROM link
    WHERE users.id = link.user_id AND lower(users.email) = lower(link.email) AND users.left_at IS NULL
   RETURNING users.id`,
);

/**
 * Uses up a link and marks the address of its account as verified; returns the owner, or undefined if the link is unknown,
 * used, expired or for a previous address.
 */
export async function takeVerifyLink(executor: Executor, tokenHash: string, now: number): Promise<number | undefined> {
  const [verified] = await executor.query<{ id: number }>(takeVerify, [tokenHash, new Date(now)]);
  return verified?.id;
}

const verifyAddress = statement(
  'accounts.verify_address',
  'UPDATE users SET email_verified_at = $2 WHERE id = $1 AND email_verified_at IS NULL',
);

/** Marks the address of an account as verified, unless it already is. */
export async function verifyAddressOf(transaction: Executor, userId: number, now: number): Promise<void> {
  await transaction.write(verifyAddress, [userId, new Date(now)]);
}

const takeDispute = statement(
  'accounts.take_dispute_link',
  `WITH link AS (
     DELETE FROM mailed_links WHERE token_hash = $1 AND purpose = 'dispute_password' AND expires_at > $2
     RETURNING user_id, email, created_at)
   SELECT users.id AS "userId", link.created_at AS "changedAt"
     FROM link JOIN users ON users.id = link.user_id
    WHERE lower(users.email) = lower(link.email) AND users.left_at IS NULL`,
);

/**
 * Uses up such a link; returns whose password changed and when, in epoch milliseconds. Undefined if the link is unknown, used,
 * expired or for a previous address.
 */
export async function takeDisputeLink(
  executor: Executor,
  tokenHash: string,
  now: number,
): Promise<{ userId: number; changedAt: number } | undefined> {
  const [row] = await executor.query<{ userId: number; changedAt: Date }>(takeDispute, [tokenHash, new Date(now)]);
  return row && { userId: row.userId, changedAt: Number(row.changedAt) };
}

/** Invalidates all mailed links of a person. */
export async function deleteMailedLinksOf(executor: Executor, userId: number): Promise<void> {
  await executor.orm.delete(mailedLinks).where(eq(mailedLinks.userId, userId));
}
