import { notifyAll, withdrawNotice } from '#modules/notifications';
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
    const byPost = [...Map.groupBy(changes, ({ postId }) => postId).values()];
    const told = byPost.flatMap((ofPost) => ofPost.slice(0, mostTold));
    for (const change of told.filter(({ liked }) => !liked)) await withdrawNotice(app, transaction, noticeOf(change));
    await notifyAll(app, transaction, told.filter(({ liked }) => liked).map(noticeOf));
    await app.realtime.publishAll(transaction, byPost.map(countedIn));
    return changes.length;
  });
}

/** How many like a post after these changes. */
function countedIn([first]: readonly LikeChange[]) {
  const { postId, likesCount, commentsCount } = first!;
  return [`post:${postId}`, { name: 'post.counted', data: { postId, likesCount, commentsCount } }] as const;
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
