import type { ImageOnWire } from '#modules/media/contract';
import { ApiError, readError } from '#web/api/error.ts';

/** Sends photos, and answers them as stored; throws `ApiError` with the reason when one is refused. */
export async function uploadPhotos(files: readonly File[]): Promise<ImageOnWire[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const answer = await fetch('/api/media', { method: 'POST', body });
  if (!answer.ok) throw new ApiError(answer.status, await readError(answer));
  return (await answer.json()) as ImageOnWire[];
}
