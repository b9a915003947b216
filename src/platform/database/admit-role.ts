import type pg from 'pg';

/** The append-only tables: admin actions, payments, and the security log. */
const onlyAddedTo = ['audit_log', 'ledger_entries', 'security_events'];
/** Functions of the owner that clear old rows in them for the program, by the database's clock. */
const ownersFunctions = ['sweep_security_events()', 'forget_security_events(integer)'];
/** Any number that no other advisory lock of the program uses. */
const admitting = 7_305_005;

/**
 * Gives a role what the program needs to run, and no more: it reads and writes rows, but owns nothing, changes no schema, and
 * what is only added to it can neither change nor remove. The connection is the owner's, the schema is up to date.
 */
export async function admitRole(owner: pg.Pool, role: string): Promise<void> {
  const to = `"${role.replaceAll('"', '""')}"`;
  const rights = [
    // PostgreSQL refuses what two processes grant in one moment.
    `SELECT pg_advisory_xact_lock(${admitting})`,
    `GRANT USAGE ON SCHEMA public, jobs, drizzle TO ${to}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, jobs TO ${to}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, jobs TO ${to}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${to}`,
    `REVOKE UPDATE, DELETE ON ${onlyAddedTo.join(', ')} FROM ${to}`,
    `GRANT EXECUTE ON FUNCTION ${ownersFunctions.join(', ')} TO ${to}`,
  ];
  // One transaction: the program never runs with more than this.
  await owner.query(rights.join('; '));
}
