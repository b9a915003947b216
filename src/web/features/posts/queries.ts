import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { CommentOnWire, DraftOnWire, LookbookOnWire, PostOnWire } from '#modules/posts/contract';
import type { Api, ListPage } from '#web/api/client.ts';

export type Post = PostOnWire;
export type Comment = CommentOnWire;
export type Lookbook = LookbookOnWire;
export type Draft = DraftOnWire;

export const feeds = ['everyone', 'following', 'discover'] as const;
export type FeedName = (typeof feeds)[number];

/** Pages of a list as the cache holds them. */
export type Pages<Item> = InfiniteData<ListPage<Item[]>, string | undefined>;

/** Everything that holds posts, so that one that changes changes everywhere. */
export const postsKey = ['posts'] as const;
export const commentsKey = ['comments'] as const;
export const lookbooksKey = ['lookbooks'] as const;
export const draftsKey = ['drafts'] as const;
/** Of likes of a post that are on their way. */
export const likeKey = (postId: number) => ['like', postId] as const;

/** Kept while somebody looks at other pages, so that going back finds the list as it was. */
const keptFor = 30 * 60_000;

function pagesOf<Item>(key: readonly unknown[], load: (cursor: string | undefined) => Promise<ListPage<Item[]>>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    gcTime: keptFor,
  });
}

/** A feed, page by page; `tag` keeps to the posts with that #tag. */
export function feedQuery(api: Api, feed: FeedName, tag?: string) {
  return pagesOf<Post>([...postsKey, 'feed', feed, tag ?? ''], (cursor) =>
    api.page('GET /api/posts', { query: { feed, tag, cursor, limit: 20 } }),
  );
}

/** Somebody's posts, the newest first. */
export function postsOfQuery(api: Api, userId: number) {
  return pagesOf<Post>([...postsKey, 'author', userId], (cursor) =>
    api.page('GET /api/users/{userId}/posts', { params: { userId }, query: { cursor } }),
  );
}

/** What one saved, the latest first. */
export function savesQuery(api: Api) {
  return pagesOf<Post>([...postsKey, 'saves'], (cursor) => api.page('GET /api/saves', { query: { cursor } }));
}

export function lookbookPostsQuery(api: Api, lookbookId: number) {
  return pagesOf<Post>([...postsKey, 'lookbook', lookbookId], (cursor) =>
    api.page('GET /api/lookbooks/{lookbookId}/posts', { params: { lookbookId }, query: { cursor } }),
  );
}

export function postQuery(api: Api, postId: number) {
  return queryOptions({
    queryKey: [...postsKey, 'one', postId],
    queryFn: () => api('GET /api/posts/{postId}', { params: { postId } }),
  });
}

/** How many posts are newer than the one on top of a feed. */
export function newerQuery(api: Api, feed: 'everyone' | 'following', than: number) {
  return queryOptions({
    queryKey: ['newer', feed, than],
    queryFn: async () => (await api('GET /api/posts/newer', { query: { feed, than } })).count,
    gcTime: 0,
  });
}

/** When the tagged service is free next; asked anew after a minute. */
export function freeTimesQuery(api: Api, postId: number) {
  return queryOptions({
    queryKey: ['free-of-post', postId],
    queryFn: () => api('GET /api/posts/{postId}/free-times', { params: { postId } }),
    staleTime: 60_000,
  });
}

/** The pinned comment, then the newest first, each with its first replies. */
export function commentsQuery(api: Api, postId: number) {
  return pagesOf<Comment>([...commentsKey, postId], (cursor) =>
    api.page('GET /api/posts/{postId}/comments', { params: { postId }, query: { cursor } }),
  );
}

/** Somebody's lookbooks; with `holding` those that hold this post. */
export function lookbooksQuery(api: Api, userId: number, holding?: number) {
  return queryOptions({
    queryKey: [...lookbooksKey, userId, holding ?? ''],
    queryFn: () => api('GET /api/users/{userId}/lookbooks', { params: { userId }, query: { holding } }),
  });
}

export function lookbookQuery(api: Api, lookbookId: number) {
  return queryOptions({
    queryKey: [...lookbooksKey, 'one', lookbookId],
    queryFn: () => api('GET /api/lookbooks/{lookbookId}', { params: { lookbookId } }),
  });
}

/** One's drafts, the newest first. */
export function draftsQuery(api: Api) {
  return queryOptions({ queryKey: draftsKey, queryFn: () => api('GET /api/drafts') });
}
