import { rm } from 'node:fs/promises';
import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { RouteContext } from '#platform/http';
import type { Limit } from '#platform/limits';
import type { MediaRow } from '../media.store.ts';
import { uploadLimits } from '../rules/index.ts';
import { checkQuota } from './check-quota.ts';
import { asUpload, withRoom } from './open-uploads.ts';
import { bytesOf, readForm, type FormLimits } from './read-form.ts';
import { dropImages, storeImage } from './store-picture.ts';

const uploads: Limit = { name: 'upload_person', points: 300, seconds: 3600 };

export interface UploadOptions {
  readonly maxFiles: number;
  /** Names of the text fields that are read; others are passed over. */
  readonly fields: readonly string[];
}

export interface Upload {
  /** In the order in which they were sent. */
  readonly media: readonly MediaRow[];
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a multipart request: its pictures (field `images`) are stored as orphans of this person, all of them or none.
 * Refuses `no_pictures`, `too_many_pictures`, `picture_too_large`, `upload_cut_off`, `too_many_uploads`, `quota_full`,
 * `disk_full`, and what `storeImage` refuses.
 */
export async function receiveUpload(
  app: App,
  c: RouteContext,
  person: Person,
  { maxFiles, fields }: UploadOptions,
): Promise<Upload> {
  const limits = { files: Math.min(maxFiles, uploadLimits.pictures), fields };
  return asUpload(person.id, async () => {
    await Promise.all([app.limits.spend(uploads, String(person.id)), checkQuota(app, person.id)]);
    return withRoom(app, bytesOf(c.req.raw, limits), () => receive(app, c.req.raw, person, limits));
  });
}

async function receive(app: App, request: Request, person: Person, limits: FormLimits): Promise<Upload> {
  const form = await readForm(app, request, limits);
  const media: MediaRow[] = [];
  try {
    if (form.files.length === 0) throw refuse('no_pictures');
    for (const file of form.files) media.push(await storeImage(app, person.id, file));
    return { media, fields: form.fields };
  } catch (error) {
    await dropImages(app, media);
    throw error;
  } finally {
    await rm(form.folder, { recursive: true, force: true });
  }
}
