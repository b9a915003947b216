import type { QueryClient } from '@tanstack/react-query';
import type { OwnUser } from '#modules/accounts/contract';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { isWaitingSample } from '#modules/catalogue/rules';
import { ownServicesKey } from './queries.ts';

/** Puts an answer of the server into the cached list; what else shows these services asks again. */
export function keepAnswer(
  queries: QueryClient,
  userId: number,
  change: (services: readonly ServiceOnWire[]) => ServiceOnWire[],
): void {
  queries.setQueryData<ServiceOnWire[]>(ownServicesKey(userId), (services) => services && change(services));
  void queries.invalidateQueries({
    queryKey: ['services', userId],
    predicate: ({ queryKey }) => queryKey[2] !== 'own',
  });
  void queries.invalidateQueries({ queryKey: ['slots', userId] });
}

/** The list with one more, where the server puts it, too: behind what is one's own, before the samples that wait. */
export function withAdded<Service extends Pick<ServiceOnWire, 'sample' | 'published'>>(
  services: readonly Service[],
  service: Service,
): Service[] {
  return services.toSpliced(services.findLastIndex((each) => !isWaitingSample(each)) + 1, 0, service);
}

/** Asks for the list again where samples that still wait now cost other money than before: those of the offered service. */
export function askForSamples(queries: QueryClient, userId: number, { published, currency }: ServiceOnWire): void {
  const queryKey = ownServicesKey(userId);
  const drafts = queries.getQueryData<ServiceOnWire[]>(queryKey)?.filter(isWaitingSample);
  if (published && drafts?.some((draft) => draft.currency !== currency)) void queries.invalidateQueries({ queryKey });
}

/** Asks who is signed in again where a free week has begun: with the first service that somebody published. */
export function askForTrial(queries: QueryClient, { published }: Pick<ServiceOnWire, 'published'>): void {
  const user = queries.getQueryData<Pick<OwnUser, 'trialStartedAt'>>(['user']);
  if (published && user?.trialStartedAt === null) void queries.invalidateQueries({ queryKey: ['user'] });
}

/** The list with one item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, ...items.slice(from, from + 1));
}
