import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { listKey, placesQuery, type Asked, type Reading } from './queries.ts';

/** What was asked for, page after page; `undefined` waits until it is known what to ask. */
export function useFound<Row>(list: Reading<Row>, asked: Asked | undefined) {
  return useInfiniteQuery({
    queryKey: asked ? listKey(list, asked) : [list.key, 'unasked'],
    queryFn: ({ pageParam }) => list.read(browserApi, asked!, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    enabled: asked !== undefined,
    // What shows the list may load later than the list: the page that hands it down has to hear of a failure, too.
    notifyOnChangeProps: 'all',
  });
}

export type Found<Row> = ReturnType<typeof useFound<Row>>;

/** Places of artists that hold these letters; none for nothing. */
export function usePlaces(letters: string) {
  return useQuery({ ...placesQuery(browserApi, letters), enabled: letters !== '' });
}
