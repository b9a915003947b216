import type { ImageOnWire } from '#modules/media/contract';
import { ApiError, readError } from './error.ts';
import { sessionEnd } from './session-end.ts';

/** Sends photos at once, and answers them as stored; throws `ApiError` with the reason when one is refused. */
export async function uploadPhotos(files: readonly File[]): Promise<ImageOnWire[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const send = () => fetch('/api/media', { method: 'POST', body });
  const first = await send();
  const answer = first.status === 401 && (await sessionEnd.ask()) ? await send() : first;
  if (!answer.ok) throw new ApiError(answer.status, await readError(answer));
  return (await answer.json()) as ImageOnWire[];
}
