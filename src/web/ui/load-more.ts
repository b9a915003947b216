/** What an infinite query tells of loading more. */
export interface Growing {
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: (options?: { readonly cancelRefetch?: boolean }) => unknown;
  readonly fetchNextPage: () => unknown;
}

/** Loads the next page of a list; where its pages are being read again, after that, which it would stop. */
export async function loadMore({ isFetching, isFetchingNextPage, refetch, fetchNextPage }: Growing): Promise<void> {
  if (isFetching && !isFetchingNextPage) await refetch({ cancelRefetch: false });
  await fetchNextPage();
}
