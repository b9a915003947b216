import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { ApiError } from '#web/api/error.ts';
import { bookingsKey } from '../queries.ts';

export type Wish = CallInput<'POST /api/bookings'>['body'];

/**
 * Books. Each attempt has a key of its own, which stays while nobody knows how the attempt went: sending it again after the
 * network broke answers with what the first one did.
 */
export function useRequestBooking(before: () => Promise<void>) {
  const queries = useQueryClient();
  const attempt = useRef<{ key: string; body: string }>(undefined);
  return useMutation({
    mutationFn: async (wish: Wish) => {
      await before();
      const body = JSON.stringify(wish);
      if (attempt.current?.body !== body) attempt.current = { key: crypto.randomUUID(), body };
      return browserApi('POST /api/bookings', { body: wish, headers: { 'Idempotency-Key': attempt.current.key } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: bookingsKey }),
    onSettled: (_, error) => {
      const answered = !error || (error instanceof ApiError && error.status < 500);
      if (answered) attempt.current = undefined;
    },
  });
}
