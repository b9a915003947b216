import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { attachMedia } from '#modules/media';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Limit } from '#platform/limits';
import { countPost, insertPost, replaceImages } from '../new-post.store.ts';
import { checkService, keepCaption, noWords, settleImages, withWords } from './post-words.ts';
import type { WishedPicture, WishedWords } from './post-words.ts';

export interface WishedPost extends WishedWords {
  readonly images: readonly WishedPicture[];
}

const perHour: Limit = { name: 'posts_person', points: 60, seconds: 3600 };

/** Publishes a post of pictures uploaded before; answers its id. */
export async function createPost(app: App, person: Person, { images, ...wished }: WishedPost): Promise<number> {
  if (images.length === 0) throw refuse('no_pictures');
  await app.limits.spend(perHour, String(person.id));
  const words = withWords(noWords, wished);
  const pictures = settleImages(images);
  await checkService(app.database, person.id, words.serviceId);
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const post = { ...words, userId: person.id, createdAt: now, publishedAt: now };
    const id = await insertPost(transaction, post);
    await attachMedia(
      app,
      transaction,
      person.id,
      pictures.map((picture) => picture.id),
    );
    await replaceImages(transaction, id, pictures);
    await announce(app, transaction, { postId: id, userId: person.id, caption: words.caption });
    return id;
  });
}

/** What follows from a post that was just published. */
export async function announce(
  app: App,
  transaction: Executor,
  post: { postId: number; userId: number; caption: string | null },
): Promise<void> {
  await countPost(transaction, post.userId, 1);
  await keepCaption(app, transaction, post);
  const data = { postId: post.postId, userId: post.userId };
  await app.realtime.publish(transaction, ['everyone'], { name: 'post.published', data });
}
