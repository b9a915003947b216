import { ApiError } from './api/error.ts';

/** Passes an answer on; what is not there (or hidden) becomes the page's own 404. */
export async function notFoundIfRefused<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
