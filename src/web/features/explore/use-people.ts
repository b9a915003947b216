import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { peopleKey, placesQuery, readPeople, type Asked } from './queries.ts';

/** The people who were asked for, page after page; `undefined` waits until it is known what to ask. */
export function usePeople(asked: Asked | undefined) {
  return useInfiniteQuery({
    queryKey: asked ? peopleKey(asked) : ['people', 'unasked'],
    queryFn: ({ pageParam }) => readPeople(browserApi, asked!, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    enabled: asked !== undefined,
  });
}

/** Places of artists that hold these letters; none for nothing. */
export function usePlaces(letters: string) {
  return useQuery({ ...placesQuery(browserApi, letters), enabled: letters !== '' });
}
