import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';
import { ClockIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { useViewersDate } from '#web/ui/use-viewers-date.ts';
import { useMomentWords } from './moment-words.ts';
import { PickDay, type PickDayProps } from './pick-day.tsx';
import { daysId, PickTime, type PickTimeProps } from './pick-time.tsx';

export type TimePickerProps = Omit<PickTimeProps, 'dayHrefOf' | 'onChooseDay' | 'hrefOf' | 'onChoose'> & {
  /** Every choice is an address. */
  links: {
    day: NonNullable<PickDayProps['hrefOf']>;
    month: NonNullable<PickDayProps['monthHrefOf']>;
    time: NonNullable<PickTimeProps['hrefOf']>;
    /** Whether the address is that of a month. */
    atMonth: boolean;
  };
};

/** Days, then the free times of the chosen one, in pages without script; the soonest time of all above them. */
export function TimePicker({ links, ...times }: TimePickerProps) {
  const t = useTranslations('bookings.pick');
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-6 @min-[44rem]:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div id={daysId} tabIndex={-1} className="min-w-0 outline-none">
          <h2 className="sr-only">{t('chooseDay')}</h2>
          <Soonest times={times.times} hrefOf={links.time} />
          <PickDay
            times={times.times}
            selected={times.selected}
            hrefOf={links.day}
            monthHrefOf={links.month}
            wholeMonth={links.atMonth}
          />
        </div>
        <PickTime {...times} hrefOf={links.time} dayHrefOf={links.day} />
      </div>
    </div>
  );
}

type SoonestProps = Pick<PickTimeProps, 'times' | 'hrefOf' | 'onChoose'>;

/** The first free time of all. */
export function Soonest({ times, hrefOf, onChoose }: SoonestProps) {
  const t = useTranslations('bookings.pick');
  const words = useMomentWords(times.timeZone, times.today, useViewersDate());
  const { soonest } = times;
  if (!soonest) return null;
  const face = (
    <>
      <ClockIcon size={18} aria-hidden />
      {t('soonest', { when: words(soonest.at) })}
    </>
  );
  return (
    <p className="mb-4">
      {onChoose ? (
        <button type="button" onClick={() => onChoose(soonest.at)} className={chipClass}>
          {face}
        </button>
      ) : (
        <Link href={hrefOf?.(soonest.at) ?? ''} className={chipClass}>
          {face}
        </Link>
      )}
    </p>
  );
}

const chipClass = classNames(
  'pressable hit-44 inline-flex min-h-9 items-center gap-1.5 rounded-pill border-[1.5px] border-book-line bg-book-soft',
  'px-3.5 py-1 type-small-strong text-book-text hover:text-ink',
);
