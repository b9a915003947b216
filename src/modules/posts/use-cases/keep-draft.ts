import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { attachMedia, releaseMedia } from '#modules/media';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { countDrafts, insertPost, replaceImages, updatePost } from '../new-post.store.ts';
import { listImages } from '../post-parts.store.ts';
import { lockOwn } from '../posts.store.ts';
import { announce } from './create-post.ts';
import type { WishedChange } from './change-post.ts';
import { checkService, noWords, settleImages, withWords } from './post-words.ts';
import type { WishedPicture } from './post-words.ts';

const mostDrafts = 50;

/** Begins a draft; answers its id. */
export async function createDraft(app: App, person: Person, { images = [], ...wished }: WishedChange): Promise<number> {
  if ((await countDrafts(app.database, person.id)) >= mostDrafts)
    throw refuse('too_many_drafts', { values: { most: mostDrafts } });
  const words = withWords(noWords, wished);
  await checkService(app.database, person.id, words.serviceId);
  return app.database.transaction(async (transaction) => {
    const draft = { ...words, userId: person.id, createdAt: app.clock.now(), publishedAt: null };
    const id = await insertPost(transaction, draft);
    await exchangeImages(app, transaction, { id, userId: person.id }, images);
    return id;
  });
}

/** Writes what was sent over what the draft says; pictures it no longer has are let go. */
export function changeDraft(app: App, person: Person, id: number, { images, ...wished }: WishedChange): Promise<void> {
  return app.database.transaction(async (transaction) => {
    const draft = await lockOwn(transaction, person.id, id, true);
    if (!draft) throw refuse('not_found');
    const words = withWords(draft, wished);
    if (words.serviceId !== draft.serviceId) await checkService(transaction, person.id, words.serviceId);
    await updatePost(transaction, id, words, {});
    if (images) await exchangeImages(app, transaction, draft, images);
  });
}

async function exchangeImages(
  app: App,
  transaction: Executor,
  { id, userId }: { id: number; userId: number },
  images: readonly WishedPicture[],
): Promise<void> {
  const wished = settleImages(images);
  const before = (await listImages(transaction, [id])).map((image) => image.id);
  const now = wished.map((image) => image.id);
  await attachMedia(
    app,
    transaction,
    userId,
    now.filter((image) => !before.includes(image)),
  );
  await replaceImages(transaction, id, wished);
  await releaseMedia(
    transaction,
    before.filter((image) => !now.includes(image)),
  );
}

/** Makes a draft a post, under the same id. */
export function publishDraft(app: App, person: Person, id: number): Promise<void> {
  return app.database.transaction(async (transaction) => {
    const draft = await lockOwn(transaction, person.id, id, true);
    if (!draft) throw refuse('not_found');
    if ((await listImages(transaction, [id])).length === 0) throw refuse('no_pictures');
    await checkService(transaction, person.id, draft.serviceId);
    await updatePost(transaction, id, withWords(draft, {}), { publishedAt: app.clock.now() });
    await announce(app, transaction, { postId: id, userId: person.id, caption: draft.caption });
  });
}
