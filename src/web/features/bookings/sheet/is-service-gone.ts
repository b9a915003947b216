import { ApiError } from '#web/api/error.ts';

/** Whether something was refused because its service is not offered any more. */
export function isServiceGone(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'service_gone';
}
