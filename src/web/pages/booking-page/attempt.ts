/** A key for one attempt to book, so that pressing twice books once. */
export function newAttempt(): string {
  return crypto.randomUUID();
}

/** The key that a form carries; a new one when it carries none of ours. */
export function readAttempt(form: FormData): string {
  const attempt = form.get('attempt');
  return typeof attempt === 'string' && /^[\w-]{1,64}$/.test(attempt) ? attempt : newAttempt();
}
