import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EpochMs, PlainDate } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import type { repeatingOf } from '../book/wish-of.ts';
import { bookingsKey } from '../queries.ts';

/** Who comes: an account that was a client before, or somebody by name. */
export type Comer =
  | { readonly clientId: number }
  | { readonly guest: { readonly fullName: string; readonly email: string | null; readonly phone: string | null } };

export interface VisitToWrite {
  readonly serviceId: number;
  /** Had in the same visit. */
  readonly additionIds: readonly number[];
  readonly at: EpochMs;
  readonly comer: Comer;
  readonly notes: string | null;
  /** Whether no offer is taken off. */
  readonly fullPrice: boolean;
  /** Whether the client is asked to pay first. */
  readonly payFirst: boolean;
  /** How it comes again. */
  readonly repeating: ReturnType<typeof repeatingOf>;
  /** Dates of the series that are left out. */
  readonly skip: readonly PlainDate[];
}

/** Writes a visit into one's own calendar, also outside the own hours: the form has said so. */
export function useBookForClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ serviceId, additionIds, at, comer, notes, fullPrice, payFirst, repeating, skip }: VisitToWrite) =>
      browserApi('POST /api/calendar/bookings', {
        body: {
          serviceId,
          additionIds: [...additionIds],
          date: new Date(at).toISOString(),
          ...comer,
          notes,
          fullPrice,
          payFirst,
          override: true,
          ...(repeating && { ...repeating, skip: [...skip] }),
        },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}
