import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';

export type WishedOffer = CallInput<'POST /api/offers'>['body'];

/** Adds, changes and removes one's own offers; the lists are asked anew after each. */
export function useOfferChanges() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['offers'] });
  return {
    save: useMutation({
      mutationFn: ({ id, wish }: { id: number | undefined; wish: WishedOffer }) =>
        id === undefined
          ? browserApi('POST /api/offers', { body: wish })
          : browserApi('PATCH /api/offers/{offerId}', { params: { offerId: id }, body: wish }),
      onSuccess,
    }),
    publish: useMutation({
      mutationFn: ({ id, published }: { id: number; published: boolean }) =>
        browserApi('PATCH /api/offers/{offerId}', { params: { offerId: id }, body: { published } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => browserApi('DELETE /api/offers/{offerId}', { params: { offerId: id } }),
      onSuccess,
    }),
  };
}
