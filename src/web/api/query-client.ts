import { QueryClient, type QueryKey, type RefetchOptions, type RefetchQueryFilters } from '@tanstack/react-query';

/**
 * A cache in which reading again waits for pages that are being loaded: what is told live makes lists stale at any moment, and
 * would stop, without a word, what somebody just asked for.
 */
export class PatientQueryClient extends QueryClient {
  override async refetchQueries<Key extends QueryKey>(
    filters: RefetchQueryFilters<Key> = {},
    options?: RefetchOptions,
  ): Promise<void> {
    const { predicate = () => true, ...others } = filters;
    const growing = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore);
    await Promise.all([
      super.refetchQueries({ ...others, predicate: (query) => !growing.includes(query) && predicate(query) }, options),
      ...growing.map(async (query) => {
        await query.promise?.catch(() => {});
        await super.refetchQueries({ ...others, queryKey: query.queryKey, exact: true }, options);
      }),
    ]);
  }
}
