import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { useToast } from '#web/ui/toast.tsx';
import { bookingsKey, type Booking } from '../queries.ts';
import { clientOf, isMailed } from '../visit-of.ts';
import { whyNotMoved } from './use-move-visit.ts';

export interface ChosenServices {
  readonly serviceId: number;
  /** Had in the same visit. */
  readonly additionIds: readonly number[];
}

/** Changes what a booked visit is of. What happened stands in a toast with the way back. */
export function useChangeServices() {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings.sheet');
  const { toast } = useToast();
  const queries = useQueryClient();
  const put = useMutation({
    mutationFn: ({ booking: { id, version }, chosen }: { booking: Booking; chosen: ChosenServices }) =>
      browserApi('PUT /api/bookings/{bookingId}/services', {
        params: { bookingId: id },
        body: { serviceId: chosen.serviceId, additionIds: [...chosen.additionIds], version },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });

  /** Who hears of it; nobody is named where nobody is. */
  function toldOf(booking: Booking): string {
    const client = clientOf(booking);
    return client ? t(isMailed(booking) ? 'services.told' : 'services.untold', { name: client.name }) : '';
  }

  /** Answers whether it was changed; else `whyNot` says why not. */
  async function change(booking: Booking, chosen: ChosenServices): Promise<boolean> {
    const before = { serviceId: booking.serviceId, additionIds: booking.additions.map((each) => each.serviceId) };
    if (isSame(before, chosen)) return true;
    try {
      const changed = await put.mutateAsync({ booking, chosen });
      toast({
        title: t('services.done', { service: changed.service.name }),
        description: toldOf(changed),
        action: { label: t('undo'), onSelect: () => void takeBack(changed, before) },
      });
      return true;
    } catch {
      return false;
    }
  }

  async function takeBack(changed: Booking, before: ChosenServices): Promise<void> {
    try {
      const back = await put.mutateAsync({ booking: changed, chosen: before });
      toast({ title: t('services.done', { service: back.service.name }), description: toldOf(back) });
    } catch (error) {
      toast({
        title: t('services.notChanged'),
        description: whyNotMoved(error, words('stale')),
        look: 'destructive',
      });
    }
  }

  const whyNot = put.error ? whyNotMoved(put.error, words('stale')) || t('services.notChanged') : undefined;
  return { change, toldOf, whyNot, isPending: put.isPending };
}

function isSame(one: ChosenServices, other: ChosenServices): boolean {
  const idsOf = ({ serviceId, additionIds }: ChosenServices) => [serviceId, ...additionIds].join();
  return idsOf(one) === idsOf(other);
}
