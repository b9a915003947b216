import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { keyAlongReading } from '#web/ui/reading-direction.ts';
import type { Calendar } from './calendar-query.ts';
import type { CalendarView } from './calendar-view.ts';
import { besides, type Spot } from './besides.ts';

interface GridKeys {
  calendar: Calendar;
  view: CalendarView;
  onMove: (bookingId: number) => void;
}

/**
 * The keys of the grid: arrows lead from visit to visit and from day to day, M moves one, T leads to today. One visit is the
 * tab stop: the one that was last in focus, or the first.
 */
export function useGridKeys({ calendar, view, onMove }: GridKeys) {
  const navigate = useNavigate();
  const [last, setLast] = useState<number>();
  const stays = calendar.bookings.some(({ id }) => id === last);

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 't') {
      void navigate(paths.calendar({ view }));
      return;
    }
    const blocks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-visit]')];
    const spots = blocks.map(spotOf);
    const current = blocks.indexOf(document.activeElement as HTMLElement);
    if (event.key.toLowerCase() === 'm' && current !== -1) {
      event.preventDefault();
      onMove(idOf(blocks[current]!));
      return;
    }
    const next = besides(spots, current, keyAlongReading(event.key));
    if (next === undefined) return;
    event.preventDefault();
    setLast(idOf(blocks[next]!));
    blocks[next]!.focus();
  }

  return { press, tabStop: stays ? last : calendar.bookings[0]?.id };
}

const idOf = (block: HTMLElement) => Number(block.dataset['visit']);

function spotOf(block: HTMLElement): Spot {
  const day = block.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? '';
  return { day, from: Number(block.dataset['from']) };
}
