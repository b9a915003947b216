import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { releaseMedia } from '#modules/media';
import type { App } from '#platform/app';
import { listImages } from '../post-parts.store.ts';
import { countPost, deletePost } from '../new-post.store.ts';
import { lockOwn } from '../posts.store.ts';

/** Takes one's own post or draft away, with its likes, comments and pictures. */
export function removePost(app: App, person: Person, id: number, isDraft: boolean): Promise<void> {
  return app.database.transaction(async (transaction) => {
    if (!(await lockOwn(transaction, person.id, id, isDraft))) throw refuse('not_found');
    const images = await listImages(transaction, [id]);
    await deletePost(transaction, id);
    await releaseMedia(
      transaction,
      images.map((image) => image.id),
    );
    if (isDraft) return;
    await countPost(transaction, person.id, -1);
    await app.realtime.publish(transaction, [`post:${id}`], { name: 'post.removed', data: { postId: id } });
  });
}
