import type { ImageOnWire } from '#modules/media/contract';
import { ApiError, type ErrorBody } from './error.ts';
import { sessionEnd } from './session-end.ts';

interface Watching {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one picture and tells how far it is, from 0 to 1; `fetch` cannot tell that. Aborting is silent. */
export async function uploadPicture(file: File, watching: Watching): Promise<ImageOnWire> {
  try {
    return await send(file, watching);
  } catch (error) {
    const ended = error instanceof ApiError && error.body.code === 'not_signed_in';
    if (ended && (await sessionEnd.ask())) return send(file, watching);
    throw error;
  }
}

function send(file: File, { onProgress, signal }: Watching): Promise<ImageOnWire> {
  const { promise, resolve, reject } = Promise.withResolvers<ImageOnWire>();
  const request = new XMLHttpRequest();
  request.open('POST', '/api/media');
  request.responseType = 'text';
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => {
    const body = readBody(request.responseText);
    if (request.status === 201) resolve((body as ImageOnWire[])[0]!);
    else reject(new ApiError(request.status, (body as ErrorBody | undefined) ?? { message: request.statusText }));
  });
  request.addEventListener('error', () => reject(new TypeError('The connection broke.')));
  signal.addEventListener('abort', () => request.abort());
  const form = new FormData();
  form.set('images', file);
  request.send(form);
  return promise;
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
