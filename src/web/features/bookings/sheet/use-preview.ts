import { useMutation } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import type { Wish } from './use-request-booking.ts';

/** What booking a series would give, date by date; books nothing. */
export function usePreview(before: () => Promise<void>) {
  return useMutation({
    mutationFn: async (wish: Wish) => {
      await before();
      return browserApi('POST /api/bookings/preview', { body: wish });
    },
  });
}
