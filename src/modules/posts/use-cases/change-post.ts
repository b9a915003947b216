import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { listImages } from '../post-parts.store.ts';
import { replaceImages, updatePost } from '../new-post.store.ts';
import { lockOwn } from '../posts.store.ts';
import { checkService, keepCaption, settleImages, withWords } from './post-words.ts';
import type { WishedPicture, WishedWords } from './post-words.ts';

export interface WishedChange extends WishedWords {
  readonly images?: readonly WishedPicture[] | undefined;
}

/** Changes what the author says of a published post, and the order of its pictures; the pictures themselves stay. */
export function changePost(app: App, person: Person, id: number, { images, ...wished }: WishedChange): Promise<void> {
  return app.database.transaction(async (transaction) => {
    const post = await lockOwn(transaction, person.id, id, false);
    if (!post) throw refuse('not_found');
    const words = withWords(post, wished);
    if (words.serviceId !== post.serviceId) await checkService(transaction, person.id, words.serviceId);
    const rearranged = images ? await rearrange(transaction, id, images) : false;
    const said = (['caption', 'place', 'serviceId', 'beforeAfter'] as const).some((name) => words[name] !== post[name]);
    // Switching comments off says nothing else about the post.
    await updatePost(transaction, id, words, { editedAt: said || rearranged ? app.clock.now() : null });
    if (words.caption !== post.caption)
      await keepCaption(app, transaction, { postId: id, userId: person.id, caption: words.caption });
  });
}

/** False when nothing is different. */
async function rearrange(transaction: Executor, postId: number, images: readonly WishedPicture[]): Promise<boolean> {
  const before = await listImages(transaction, [postId]);
  const altOf = new Map(before.map(({ id, alt }) => [id, alt]));
  const wished = settleImages(images.map(({ id, alt = altOf.get(id) }) => ({ id, alt })));
  if (wished.length !== before.length || wished.some(({ id }) => !altOf.has(id))) throw refuse('pictures_stay');
  if (wished.every(({ id, alt }, index) => id === before[index]!.id && alt === before[index]!.alt)) return false;
  await replaceImages(transaction, postId, wished);
  return true;
}
