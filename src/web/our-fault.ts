import { isRouteErrorResponse } from 'react-router';
import { ApiError } from './api/error.ts';

/**
 * Whether a page broke by a fault of ours: not by a request that nothing can answer, nor by what the API has written down
 * itself, nor because somebody asked too often. A refusal that a page did not foresee is ours.
 */
export function isOurFault(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  if (error instanceof ApiError) return error.status < 500 && error.status !== 429;
  return true;
}
