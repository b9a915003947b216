import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { Refusal, refuse, refusalStatus } from '#kernel/refusal';
import { isConnectionFailure } from '#platform/database';
import type { Log } from '#platform/log';
import { translator } from '#platform/messages';
import { StorageFailure } from '#platform/storage';

/** Turns whatever was thrown into the one error body; only what nobody foresaw is logged and becomes a 500. */
export function answerError(log: Log) {
  return (error: unknown, c: Context): Response => {
    if (error instanceof Refusal) return answerRefusal(error, c);
    if (isConnectionFailure(error)) return answerRefusal(refuse('database_away'), c);
    if (error instanceof StorageFailure) {
      log.error({ reason: error.message, path: c.req.routePath }, 'the storage of files failed');
      return answerRefusal(refuse('storage_away'), c);
    }
    if (error instanceof HTTPException) return answerRefusal(refusalOfHttpException(error), c);
    const reference = randomUUID().slice(0, 8);
    log.error({ reference, error: describeError(error), path: c.req.routePath }, 'a request broke');
    return answerRefusal(refuse('internal', { values: { reference }, body: { reference } }), c);
  };
}

/** The error body and status of a refusal. */
export function answerRefusal(refusal: Refusal, c: Context): Response {
  const { code, details } = refusal;
  const t = translator();
  if (details.retryAfterSeconds) c.header('Retry-After', String(details.retryAfterSeconds));
  if (code.endsWith('_away')) c.header('Retry-After', '2');
  const message = t(`refusal.${code}`, details.values as never);
  const body = { ...details.body, message, code, ...(details.fields && { fields: details.fields }) };
  return c.json(body, refusalStatus[code] as ContentfulStatusCode);
}

/** What the schema disliked: a path answers `404`, everything else `400` naming its fields, as in `weekly.3.end`. */
export function refuseInvalid(error: z.ZodError, target: string): Refusal {
  if (target === 'param') return refuse('not_found');
  // Names may come from the sender: an object without a prototype accepts each one as a plain name.
  const fields = Object.create(null) as Record<string, string>;
  for (const issue of error.issues) {
    const name = issue.path.join('.');
    if (name && !fields[name]) fields[name] = sentenceOf(issue);
  }
  return refuse('invalid', Object.keys(fields).length > 0 ? { fields } : undefined);
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const t = translator();
  if (issue.code === 'custom' || (issue.message.includes(' ') && issue.message.endsWith('.'))) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return t('field.required');
  const text = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_small') {
    const minimum = Number(issue.minimum);
    if (!text) return t('field.tooSmall', { minimum });
    return minimum === 1 ? t('field.required') : t('field.tooShort', { minimum });
  }
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    return text ? t('field.tooLong', { maximum }) : t('field.tooBig', { maximum });
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return t('field.email');
  return t('field.invalid');
}

function refusalOfHttpException(error: HTTPException): Refusal {
  if (error.status === 413) return refuse('too_large');
  if (error.status === 415) return refuse('wrong_content_type');
  if (error.status === 404) return refuse('not_found');
  return refuse('malformed');
}

/** What of an error may be written down: its kind and where it came from, and nothing that it says. */
export function describeError(error: unknown): { name: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  // The message may quote what a person typed (PostgreSQL does); the frames do not.
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12);
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : undefined;
  return { name: error.name, code, stack: frames?.join('\n') };
}
