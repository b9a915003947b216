import { ApiError } from '#web/api/error.ts';

/** Whether something was refused because its service, or what was added to it, is not offered any more. */
export function isServiceGone(error: unknown): boolean {
  return error instanceof ApiError && (error.body.code === 'service_gone' || isAdditionGone(error));
}

/** Whether it is only what was added: the visit can be had without it. */
export function isAdditionGone(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'addition_gone';
}
