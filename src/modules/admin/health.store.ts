import { statement, type Executor } from '#platform/database';
import type { NeedOnWire } from './admin.contract.ts';
import { waitsSql } from './payments.store.ts';

export interface Need extends Pick<NeedOnWire, 'name' | 'count'> {
  readonly oldestAt: number | null;
}

const needs = statement(
  'admin.needs',
  `SELECT 'reports' AS name, count(*), min(created_at) AS "oldestAt" FROM reports WHERE status = 'open'
   UNION ALL SELECT 'appeals', count(*), min(appealed_at) FROM decisions WHERE appealed_at IS NOT NULL AND settled_at IS NULL
   UNION ALL SELECT 'contact', count(*), min(created_at) FROM contact_messages WHERE answered_at IS NULL AND read_at IS NULL
   UNION ALL SELECT 'mails', count(*), min(created_at) FROM mails
              WHERE status = 'failed' AND created_at > $1::timestamptz - interval '7 days'
   UNION ALL SELECT 'disputes', count(*), min(opened_at) FROM disputes WHERE status IN ('asked', 'open')
   UNION ALL SELECT 'refunds', count(*), min(coalesce(settled_at, wanted_at)) FROM refunds
              WHERE ((status = 'failed' AND NOT EXISTS (SELECT FROM disputes WHERE payment_id = refunds.payment_id AND away > 0))
                     OR ${waitsSql('$1')})
   UNION ALL SELECT 'webhooks', count(*), min(failed_at) FROM payment_event_failures`,
);

/** How much of what needs a person there is. */
export function readNeeds(executor: Executor, now: number): Promise<Need[]> {
  return executor.query<Need>(needs, [new Date(now)]);
}

/** How a part of the system works; instants are epoch milliseconds. */
export interface PartState {
  readonly lastAt: number | null;
  readonly waiting: number;
  readonly failed: number;
  readonly what: string | null;
  readonly words: string | null;
  readonly failedAt: number | null;
}

const mail = statement(
  'admin.mail_health',
  `SELECT (SELECT max(sent_at) FROM mails WHERE status = 'sent') AS "lastAt",
          (SELECT count(*) FROM mails WHERE status = 'held' OR status = 'queued' AND due_at < $1::timestamptz - interval '10 minutes') AS waiting,
          (SELECT count(*) FROM mails
            WHERE status = 'failed' AND created_at > $1::timestamptz - interval '7 days') AS failed,
          worst.kind AS what, worst.failure AS words, worst.created_at AS "failedAt"
     FROM (SELECT) AS one LEFT JOIN LATERAL (
       SELECT kind, failure, created_at FROM mails
        WHERE failure IS NOT NULL AND status IN ('failed', 'queued') ORDER BY created_at DESC, id DESC LIMIT 1) AS worst ON true`,
);
const webhooks = statement(
  'admin.webhook_health',
  `SELECT (SELECT max(taken_at) FROM payment_events) AS "lastAt",
          (SELECT count(*) FROM payment_event_failures) AS waiting,
          (SELECT count(*) FROM payment_event_failures WHERE failed_at > $1::timestamptz - interval '7 days') AS failed,
          worst.type AS what, worst.failure AS words, worst.failed_at AS "failedAt"
     FROM (SELECT) AS one LEFT JOIN LATERAL (
       SELECT type, failure, failed_at FROM payment_event_failures ORDER BY failed_at DESC, id LIMIT 1) AS worst ON true`,
);
// The queue's own tables, which are there once a process has worked.
const jobs = statement(
  'admin.job_health',
  `SELECT (SELECT max(completed_on) FROM jobs.job WHERE state = 'completed') AS "lastAt",
          (SELECT count(*) FROM jobs.job
            WHERE state IN ('created', 'retry') AND start_after < $1::timestamptz - interval '10 minutes') AS waiting,
          (SELECT count(*) FROM jobs.job
            WHERE state = 'failed' AND completed_on > $1::timestamptz - interval '7 days') AS failed,
          worst.name AS what, worst.output ->> 'message' AS words, worst.completed_on AS "failedAt"
     FROM (SELECT) AS one LEFT JOIN LATERAL (
       SELECT name, output, completed_on FROM jobs.job WHERE state = 'failed' ORDER BY completed_on DESC LIMIT 1) AS worst ON true`,
);
const hasJobs = statement('admin.has_jobs', `SELECT to_regclass('jobs.job') IS NOT NULL AS there`);
const bytes = statement('admin.database_bytes', 'SELECT pg_database_size(current_database()) AS bytes');

const one = async (executor: Executor, text: typeof mail, now: number) =>
  (await executor.query<PartState>(text, [new Date(now)]))[0]!;

/** How mails, webhooks and jobs went lately; no jobs where no process has worked yet. */
export async function readParts(executor: Executor, now: number) {
  const [row] = await executor.query<{ there: boolean }>(hasJobs);
  const [mailState, webhookState, jobState] = await Promise.all([
    one(executor, mail, now),
    one(executor, webhooks, now),
    row!.there ? one(executor, jobs, now) : undefined,
  ]);
  return { mail: mailState, webhooks: webhookState, jobs: jobState };
}

/** How large the database is, indexes included. */
export async function readDatabaseBytes(executor: Executor): Promise<number> {
  return (await executor.query<{ bytes: number }>(bytes))[0]!.bytes;
}
