import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';
import { ClockIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { useMomentWords } from './moment-words.ts';
import { PickDay, type PickDayProps } from './pick-day.tsx';
import { daysId, PickTime, type PickTimeProps } from './pick-time.tsx';

export type TimePickerProps = Omit<PickTimeProps, 'dayHrefOf' | 'onChooseDay' | 'hrefOf' | 'onChoose'> & {
  /** In pages without script every choice is an address. */
  links?: {
    day: NonNullable<PickDayProps['hrefOf']>;
    month: NonNullable<PickDayProps['monthHrefOf']>;
    time: NonNullable<PickTimeProps['hrefOf']>;
    /** Whether the address is that of a month. */
    atMonth: boolean;
  };
  /** In hydrated pages every choice is told. */
  on?: {
    day: NonNullable<PickDayProps['onChoose']>;
    show: NonNullable<PickDayProps['onShow']>;
    turn: NonNullable<PickDayProps['onTurn']>;
    time: NonNullable<PickTimeProps['onChoose']>;
  };
};

/** Days, then the free times of the chosen one; the soonest time of all above them. */
export function TimePicker({ links, on, ...times }: TimePickerProps) {
  const t = useTranslations('bookings.pick');
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-6 @min-[44rem]:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div id={daysId} tabIndex={-1} className="min-w-0 outline-none">
          <h2 className="sr-only">{t('chooseDay')}</h2>
          <Soonest times={times.times} links={links} on={on} />
          <PickDay
            times={times.times}
            selected={times.selected}
            {...(links && { hrefOf: links.day, monthHrefOf: links.month, wholeMonth: links.atMonth })}
            {...(on && { onChoose: on.day, onShow: on.show, onTurn: on.turn })}
          />
        </div>
        <PickTime
          {...times}
          {...(links && { hrefOf: links.time, dayHrefOf: links.day })}
          {...(on && { onChoose: on.time, onChooseDay: on.day })}
        />
      </div>
    </div>
  );
}

/** The first free time of all. */
export function Soonest({ times, links, on }: Pick<TimePickerProps, 'times' | 'links' | 'on'>) {
  const t = useTranslations('bookings.pick');
  const words = useMomentWords(times.timeZone, times.today);
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
      {on ? (
        <button type="button" onClick={() => on.time(soonest.at)} className={chipClass}>
          {face}
        </button>
      ) : (
        <Link href={links?.time(soonest.at) ?? ''} className={chipClass}>
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
