import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { loadMore, type Growing } from './load-more.ts';
import { LoadingRegion } from './skeleton.tsx';

/** What an infinite query tells of its list. */
export interface LongListQuery<Item> extends Growing {
  readonly data: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

export interface LongListProps<Item> {
  /** Names the list where no heading does. */
  label?: string;
  query: LongListQuery<Item>;
  words: { loading: string; failed: string; tryAgain: string; more: string };
  /** What went wrong, in a sentence. */
  sentenceOf: (error: Error) => string | undefined;
  /** One row while it loads. */
  skeleton: ReactNode;
  /** Stands where there is not a single item. */
  empty: ReactNode;
  itemOf: (item: Item) => ReactNode;
  /** Of the `ul`. */
  className?: string;
}

/** A list that comes page by page at the press of a button, with everything that can stand in its place. */
export function LongList<Item extends { readonly id: number }>(props: LongListProps<Item>) {
  const { label, query, words, sentenceOf, skeleton, empty, itemOf, className } = props;
  if (!query.data) {
    if (query.error) {
      return (
        <ErrorState title={words.failed} retry={{ label: words.tryAgain, onRetry: () => void query.refetch() }}>
          {sentenceOf(query.error)}
        </ErrorState>
      );
    }
    return (
      <LoadingRegion label={words.loading} className="grid gap-5 py-3">
        {skeleton}
        {skeleton}
        {skeleton}
      </LoadingRegion>
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      <ul aria-label={label} className={className}>
        {items.map((item) => (
          <li key={item.id}>{itemOf(item)}</li>
        ))}
      </ul>
      {query.isFetchNextPageError && <ErrorState title={words.failed} className="mt-4" />}
      {query.hasNextPage && (
        <Button
          look="quiet"
          className="mt-5"
          busy={query.isFetchingNextPage}
          busyLabel={words.loading}
          onClick={() => void loadMore(query)}
        >
          {query.isFetchNextPageError ? words.tryAgain : words.more}
        </Button>
      )}
    </>
  );
}
