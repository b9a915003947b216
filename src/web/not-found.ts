import { ApiError } from './api/error.ts';

/** What a 404 carries when its address is of something that people make and remove, and so may have been there. */
export const mayBeRemoved = 'removed';

/**
 * Passes an answer on; what is not there (or hidden) becomes the page's own 404, which says that it may have been removed
 * where `said` is so.
 */
export async function notFoundIfRefused<Answer>(answer: Promise<Answer>, said?: typeof mayBeRemoved): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(said ?? null, { status: 404 });
    throw error;
  }
}
