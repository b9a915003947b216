import { statement, type Executor } from '#platform/database';

const begin = statement(
  'payments.sandbox_begin_answer',
  'INSERT INTO sandbox_answers (key, request) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key',
);
const given = statement('payments.sandbox_answer', 'SELECT request, status, body FROM sandbox_answers WHERE key = $1');
const keep = statement(
  'payments.sandbox_keep_answer',
  'UPDATE sandbox_answers SET status = $2, body = $3, customer = $4 WHERE key = $1',
);

export interface GivenAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

/** Begins to answer a request that may be repeated; what was answered before, if it was. Waits for who answers it now. */
export async function beginAnswer(
  transaction: Executor,
  key: string,
  request: string,
): Promise<GivenAnswer | undefined> {
  if ((await transaction.query(begin, [key, request])).length > 0) return undefined;
  return (await transaction.query<GivenAnswer>(given, [key]))[0];
}

export async function keepAnswer(
  transaction: Executor,
  key: string,
  { status, body }: Pick<GivenAnswer, 'status' | 'body'>,
  customer: string | null,
): Promise<void> {
  await transaction.query(keep, [key, status, body, customer]);
}
