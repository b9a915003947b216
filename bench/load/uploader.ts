import { serveParent } from '../child.ts';

/** A photo that is uploaded so many times, so many at once. */
export interface Uploads {
  readonly port: number;
  readonly cookie: string;
  readonly photo: Uint8Array<ArrayBuffer>;
  readonly count: number;
  readonly together: number;
}

/** Sends the photos as a browser's form does; milliseconds of each. */
serveParent(async ({ port, cookie, photo, count, together }: Uploads): Promise<number[]> => {
  const times: number[] = [];
  let next = 0;
  const lane = async () => {
    while (next++ < count) {
      const body = new FormData();
      body.append('images', new Blob([photo]), 'photo.jpg');
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/api/media`, { method: 'POST', headers: { cookie }, body });
      if (answer.status !== 201)
        throw new Error(`an upload was answered with ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: together }, lane));
  return times;
});
