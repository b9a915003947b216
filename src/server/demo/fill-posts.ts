import { minuteMs, type EpochMs } from '#kernel/time';
import { media } from '#modules/media/tables';
import { mentionedNames, tagsOf } from '#modules/posts/rules';
import { comments, likes, postCounts, postImages, postMentions, posts, postTags } from '#modules/posts/tables';
import type { Executor } from '#platform/database';
import type { DemoPicture } from './demo-pictures.ts';
import { demoPeople, demoPerson } from './people.ts';
import { demoPosts } from './posts.ts';
import { demoComments } from './talk.ts';

const hourMs = 60 * minuteMs;

/** Posts with their pictures, comments and likes. `pictures` are stored already, by the name of their photo. */
export async function fillPosts(
  transaction: Executor,
  pictures: ReadonlyMap<string, DemoPicture>,
  serviceIds: ReadonlyMap<string, number>,
  now: EpochMs,
): Promise<void> {
  for (const [index, post] of demoPosts.entries()) {
    const { id: userId } = demoPerson(post.username);
    const publishedAt = now - post.hoursAgo * hourMs;
    const serviceId = post.service === undefined ? null : serviceIds.get(`${userId} ${post.service}`);
    if (serviceId === undefined) throw new Error(`${post.username} has no ${post.service}`);
    const said = demoComments.filter(([photo]) => photo === post.photos[0]);
    const likers = likersOf(userId, index);
    const [row] = await transaction.orm
      .insert(posts)
      .values({
        userId,
        caption: post.caption,
        place: post.place ?? null,
        serviceId,
        createdAt: publishedAt,
        publishedAt,
        likesCount: likers.length,
        commentsCount: said.length,
      })
      .returning({ id: posts.id });
    const postId = row!.id;
    await fillImages(
      transaction,
      postId,
      userId,
      post.photos.map((name) => pictures.get(name)!),
      publishedAt,
    );
    const tags = tagsOf(post.caption).map((tag) => ({ tag, postId }));
    if (tags.length > 0) await transaction.orm.insert(postTags).values(tags);
    const mentions = mentionedNames(post.caption).map((name) => ({ postId, userId: demoPerson(name).id }));
    if (mentions.length > 0) await transaction.orm.insert(postMentions).values(mentions);
    const liked = likers.map((liker, place) => ({
      userId: liker,
      postId,
      createdAt: publishedAt + (place + 1) * 7 * minuteMs,
    }));
    if (liked.length > 0) await transaction.orm.insert(likes).values(liked);
    await fillComments(transaction, postId, said, publishedAt, now);
  }
  const counts = Map.groupBy(demoPosts, ({ username }) => demoPerson(username).id);
  await transaction.orm
    .insert(postCounts)
    .values([...counts].map(([userId, own]) => ({ userId, postsCount: own.length })));
}

async function fillImages(
  transaction: Executor,
  postId: number,
  ownerId: number,
  pictures: readonly DemoPicture[],
  at: EpochMs,
): Promise<void> {
  const rows = pictures.map(({ key, width, height, thumbhash, bytes }) => {
    return { key, width, height, thumbhash, bytes, avif: true, ownerId, createdAt: at, attachedAt: at };
  });
  const stored = await transaction.orm.insert(media).values(rows).returning({ id: media.id, key: media.key });
  const idOf = new Map(stored.map(({ id, key }) => [key, id]));
  await transaction.orm
    .insert(postImages)
    .values(pictures.map(({ key, alt }, position) => ({ postId, position, mediaId: idOf.get(key)!, alt })));
}

/** A line that begins with `>` answers the comment before it. */
async function fillComments(
  transaction: Executor,
  postId: number,
  said: typeof demoComments,
  publishedAt: EpochMs,
  now: EpochMs,
): Promise<void> {
  const step = Math.min(40 * minuteMs, Math.floor((now - publishedAt) / (said.length + 1)));
  let parentId: number | null = null;
  for (const [place, [, username, words]] of said.entries()) {
    const answers = words.startsWith('> ');
    const [row]: { id: number }[] = await transaction.orm
      .insert(comments)
      .values({
        postId,
        userId: demoPerson(username).id,
        parentId: answers ? parentId : null,
        content: answers ? words.slice(2) : words,
        createdAt: publishedAt + (place + 1) * step,
      })
      .returning({ id: comments.id });
    if (!answers) parentId = row!.id;
  }
}

/** Somebody different likes each post, the same people in every installation; never oneself. */
function likersOf(authorId: number, index: number): number[] {
  return demoPeople.map(({ id }) => id).filter((id) => id !== authorId && (id * 7 + index * 5) % 11 < 6);
}
