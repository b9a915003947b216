import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { ApiError } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Booking } from '../queries.ts';
import { useKeptPrice } from '../use-kept-price.ts';
import { useMoveBooking } from '../use-move-booking.ts';
import { clientOf, isMailed } from '../visit-of.ts';
import type { CalendarDay } from './calendar-query.ts';
import { momentWords } from './calendar-words.ts';
import { isInHours } from './is-in-hours.ts';

/**
 * Moves a visit as its professional may: also outside the own hours, which is said, never onto another appointment. What
 * happened stands in a toast with the way back.
 */
export function useMoveVisit() {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings.sheet');
  const { toast } = useToast();
  const keptPrice = useKeptPrice();
  const { mutateAsync, isPending } = useMoveBooking();

  /** Who hears of it; nobody is named where nobody is. */
  function toldOf(booking: Booking): string {
    const client = clientOf(booking);
    return client ? t(isMailed(booking) ? 'moveTold' : 'moveUntold', { name: client.name }) : '';
  }

  /** Throws what refused it. */
  async function move(booking: Booking, at: EpochMs, day: CalendarDay, timeZone: string): Promise<void> {
    const before = Date.parse(booking.date);
    if (at === before) return;
    const moved = await mutateAsync({ booking, at, override: true });
    const outside = !isInHours(day, at, Date.parse(moved.endsAt)) && t('outsideHours');
    toast({
      title: t('moved', { when: momentWords(at, timeZone) }),
      description: [outside, keptPrice(moved, calendarDate(at, timeZone)), toldOf(moved)].filter(Boolean).join(' '),
      action: { label: t('undo'), onSelect: () => void takeBack(moved, before, timeZone).catch(report) },
    });
  }

  async function takeBack(moved: Booking, before: EpochMs, timeZone: string): Promise<void> {
    await mutateAsync({ booking: moved, at: before, override: true });
    const client = clientOf(moved);
    const told = client && isMailed(moved) ? t('backTold', { name: client.name }) : '';
    toast({ title: t('movedBack', { when: momentWords(before, timeZone) }), description: told });
  }

  const whyNot = (error: unknown) => whyNotMoved(error, words('stale'));
  /** Says why nothing has moved where no form is there to say it. */
  const report = (error: unknown) => toast({ title: t('notMoved'), description: whyNot(error), look: 'destructive' });

  return { move, report, whyNot, toldOf, isPending };
}

/** The server's own sentence about the time, where it has one. */
export function whyNotMoved(error: unknown, stale: string): string {
  if (!(error instanceof ApiError)) return '';
  if (error.body.code === 'conflict') return stale;
  return error.body.fields?.['date'] ?? error.body.message;
}
