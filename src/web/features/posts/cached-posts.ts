import type { QueryClient } from '@tanstack/react-query';
import type { ListPage } from '#web/api/client.ts';
import { postsKey, type Pages, type Post } from './queries.ts';

type Cached = Pages<Post> | ListPage<Post[]> | readonly Post[] | Post | undefined;

/** Changes a post wherever the cache holds it: in every feed, list and page of its own. */
export function changeCachedPost(queries: QueryClient, postId: number, change: (post: Post) => Post): void {
  mapCached(queries, postId, (post) => [change(post)]);
}

/** Takes a post out of every list. */
export function dropCachedPost(queries: QueryClient, postId: number): void {
  mapCached(queries, postId, () => []);
}

function mapCached(queries: QueryClient, postId: number, change: (post: Post) => Post[]): void {
  const mapList = (list: readonly Post[]) => {
    const mapped = list.flatMap((post) => (post.id === postId ? change(post) : [post]));
    return mapped.length === list.length && mapped.every((post, index) => post === list[index]) ? list : mapped;
  };
  const mapPage = (page: ListPage<Post[]>) => {
    const items = mapList(page.items);
    return items === page.items ? page : { ...page, items: [...items] };
  };
  queries.setQueriesData<Cached>({ queryKey: postsKey }, (data) => {
    if (!data) return data;
    if ('pages' in data) {
      const pages = data.pages.map(mapPage);
      return pages.some((page, index) => page !== data.pages[index]) ? { ...data, pages } : data;
    }
    if ('items' in data) return mapPage(data);
    if (isList(data)) return mapList(data);
    return data.id === postId ? (change(data)[0] ?? data) : data;
  });
}

function isList(data: readonly Post[] | Post): data is readonly Post[] {
  return Array.isArray(data);
}
