import { notify, withdrawNotice } from '#modules/notifications';
import type { App } from '#platform/app';
import { takeLikeChanges, type LikeChange } from '../like-changes.store.ts';

const atOnce = 500;
/** Of one post and batch: whoever becomes famous within a second is told of the first ones, and sees the rest counted. */
const mostTold = 20;

/** Tells authors of likes that came, takes back what is not true any more, and tells whoever looks at the posts. */
export async function tellLikes(app: App, stopping: AbortSignal): Promise<void> {
  let taken = atOnce;
  while (taken === atOnce && !stopping.aborted) taken = await tellBatch(app);
}

function tellBatch(app: App): Promise<number> {
  return app.database.transaction(async (transaction) => {
    const changes = await takeLikeChanges(transaction, atOnce);
    const byPost = Map.groupBy(changes, ({ postId }) => postId);
    for (const [postId, ofPost] of byPost) {
      for (const change of ofPost.slice(0, mostTold)) {
        const notice = noticeOf(change);
        await (change.liked ? notify(app, transaction, notice) : withdrawNotice(app, transaction, notice));
      }
      const { likesCount, commentsCount } = ofPost[0]!;
      const data = { postId, likesCount, commentsCount };
      await app.realtime.publish(transaction, [`post:${postId}`], { name: 'post.counted', data });
    }
    return changes.length;
  });
}

function noticeOf({ userId, postId, authorId }: LikeChange) {
  return {
    userId: authorId,
    actorId: userId,
    topic: 'likes',
    kind: 'post.liked',
    groupKey: `post.liked:${postId}`,
    href: `/post/${postId}`,
    facts: { postId },
  } as const;
}
