const connectionCodes = /^(08|57P0|53300|ECONN|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/;
const connectionWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** The PostgreSQL error code (such as `23P01`) of an error or of what it wraps, if any. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}

/** The name of the violated constraint, of an error or of what it wraps, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('constraint' in current && typeof current.constraint === 'string') return current.constraint;
  }
  return undefined;
}

/** Whether the database could not be reached, as opposed to having refused a statement. */
export function isConnectionFailure(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code && connectionCodes.test(code)) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (connectionWords.test(current.message)) return true;
  }
  return false;
}

/** Serialisation failures and deadlocks: the same transaction may well succeed when run again. */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '40001' || code === '40P01';
}
