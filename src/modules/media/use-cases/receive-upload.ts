import { rm } from 'node:fs/promises';
import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { RouteContext } from '#platform/http';
import type { Limit } from '#platform/limits';
import type { MediaRow } from '../media.store.ts';
import { uploadLimits } from '../rules/index.ts';
import { readForm } from './read-form.ts';
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
 * Refuses `no_pictures`, `too_many_pictures`, `picture_too_large`, `upload_cut_off`, and what `storeImage` refuses.
 */
export async function receiveUpload(
  app: App,
  c: RouteContext,
  person: Person,
  { maxFiles, fields }: UploadOptions,
): Promise<Upload> {
  await app.limits.spend(uploads, String(person.id));
  const limits = { files: Math.min(maxFiles, uploadLimits.pictures), fields };
  const form = await readForm(app, c.req.raw, limits);
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
