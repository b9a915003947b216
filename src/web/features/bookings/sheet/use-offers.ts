import { useQuery } from '@tanstack/react-query';
import { normalCode } from '#modules/catalogue/rules';
import { browserApi } from '#web/api/browser.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { offersQuery } from '../queries.ts';

/** A code has at least so many letters. */
const shortestCode = 3;

/** What somebody takes off today, and what the typed code brings that stands on no page, once it was typed. */
export function useOffers(artistId: number, code: string) {
  const listed = useQuery({ ...offersQuery(browserApi, artistId), staleTime: 0 });
  const wished = useSettled(normalCode(code));
  const isListed = listed.data?.some((offer) => offer.code === wished) !== false;
  const coded = useQuery({
    ...offersQuery(browserApi, artistId, wished),
    enabled: wished.length >= shortestCode && !isListed,
  });
  return {
    offers: coded.data ?? listed.data,
    refresh: () => Promise.all([listed.refetch(), coded.data && coded.refetch()]),
  };
}
