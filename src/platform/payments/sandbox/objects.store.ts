import { randomBytes } from 'node:crypto';
import { statement, type Executor } from '#platform/database';

/** Something that the sandbox keeps. */
export interface Kept<Data, Inner> {
  /** As the provider shows it. */
  readonly data: Data;
  /** What it keeps to itself. */
  readonly inner: Inner;
  /** When time alone changes it next, in epoch milliseconds. */
  readonly dueAt: number | null;
}

const add = statement(
  'payments.sandbox_add',
  'INSERT INTO sandbox_objects (id, kind, customer, data, behind, due_at) VALUES ($1, $2, $3, $4, $5, $6)',
);
const change = statement(
  'payments.sandbox_change',
  'UPDATE sandbox_objects SET data = $2, behind = $3, due_at = $4 WHERE id = $1',
);
const one = statement(
  'payments.sandbox_one',
  'SELECT data, behind AS "inner", due_at AS "dueAt" FROM sandbox_objects WHERE id = $1 AND kind = $2 FOR UPDATE',
);
const all = statement(
  'payments.sandbox_all',
  `SELECT data, behind AS "inner", due_at AS "dueAt" FROM sandbox_objects
    WHERE kind = $1 AND ($2::text IS NULL OR customer = $2) ORDER BY place DESC LIMIT 100`,
);
const nextDue = statement(
  'payments.sandbox_next_due',
  `SELECT data, behind AS "inner", due_at AS "dueAt" FROM sandbox_objects
    WHERE kind = $1 AND due_at <= $2 ORDER BY due_at, place LIMIT 1 FOR UPDATE SKIP LOCKED`,
);

/** A new id such as `cus_4f…`: nobody guesses it. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}

const moment = (at: number | null) => (at === null ? null : new Date(at));

/** The objects of one kind. What is found stays locked until the transaction ends. */
export function shelf<Data extends { readonly id: string }, Inner>(kind: string) {
  type Row = Kept<Data, Inner>;
  return {
    async add(transaction: Executor, { data, inner, dueAt }: Row, customer: string | null): Promise<void> {
      const values = [JSON.stringify(data), JSON.stringify(inner), moment(dueAt)];
      await transaction.query(add, [data.id, kind, customer, ...values]);
    },
    async save(transaction: Executor, { data, inner, dueAt }: Row): Promise<void> {
      await transaction.query(change, [data.id, JSON.stringify(data), JSON.stringify(inner), moment(dueAt)]);
    },
    async find(transaction: Executor, id: string): Promise<Row | undefined> {
      return (await transaction.query<Row>(one, [id, kind]))[0];
    },
    /** The latest first. */
    list(executor: Executor, customer: string | null): Promise<Row[]> {
      return executor.query<Row>(all, [kind, customer]);
    },
    /** One that time has changed by now, for this transaction alone. */
    async takeDue(transaction: Executor, now: number): Promise<Row | undefined> {
      return (await transaction.query<Row>(nextDue, [kind, new Date(now)]))[0];
    },
  };
}
