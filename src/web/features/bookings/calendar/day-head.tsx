import type { PlainDate } from '#kernel/time';
import { formatDay, formatLongPlainDate } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';

/** The head of a day's column; in a week it leads to the day. */
export function DayHead({ date, isToday, linked }: { date: PlainDate; isToday: boolean; linked: boolean }) {
  const label = (
    <>
      <span
        aria-hidden
        className={classNames('type-small-strong', isToday && 'rounded-pill bg-action px-2.5 py-1 text-on-action')}
      >
        {formatDay(date)}
      </span>
      <span className="sr-only">{formatLongPlainDate(date)}</span>
    </>
  );
  return (
    <h3
      id={`day-${date}`}
      aria-current={isToday ? 'date' : undefined}
      className="sticky top-0 z-20 flex min-h-11 items-center justify-center border-b border-line bg-surface"
    >
      {linked ? (
        <Link
          href={paths.calendar({ view: 'day', date })}
          className="inline-flex min-h-11 items-center px-2 hover:underline"
        >
          {label}
        </Link>
      ) : (
        label
      )}
    </h3>
  );
}
