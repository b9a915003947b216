import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './media.contract.ts';
import { imageOf, readFileName, uploadLimits } from './rules/index.ts';
import { readPicture } from './use-cases/read-picture.ts';
import { receiveUpload } from './use-cases/receive-upload.ts';

export function mediaRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.uploadMedia, async (c) => {
    const person = await personOf(c);
    const { media } = await receiveUpload(app, c, person, { maxFiles: uploadLimits.pictures, fields: [] });
    return c.json(media.map(imageOf), 201);
  });

  router.openapi(contract.readMedia, async (c) => {
    const { key, file } = c.req.valid('param');
    const asked = readFileName(key, file);
    const stored = asked && (await readPicture(app, key, asked));
    if (!stored) throw refuse('not_found');
    return c.body(stored.body, 200, {
      'Content-Type': asked.type,
      'Content-Length': String(stored.bytes),
      // A key always refers to the same pixels.
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  return router;
}
