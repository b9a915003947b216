import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant, minuteMs, type EpochMs, type PlainDate } from '#kernel/time';
import {
  formatDay,
  formatDuration,
  formatLongPlainDate,
  formatTime,
  inOnePiece,
  placeWithZone,
  zoneAbbreviation,
} from '#kernel/visit-time';
import { Link } from '#web/ui/link.tsx';
import { SlotGrid } from '#web/ui/slot-grid.tsx';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { useViewersDate } from '#web/ui/use-viewers-date.ts';
import { startForViewer } from '../visit-of.ts';
import { YourTime } from '../your-time.tsx';
import { byDayPart } from './day-parts.ts';
import { firstFree, type FreeTimes } from './free-times.ts';
import { useMomentWords } from './moment-words.ts';

/** The place on the page that a choice of day jumps to, and the one that leads back. */
export const timesId = 'times';
export const daysId = 'days';

export interface PickTimeProps {
  times: FreeTimes;
  selected: PlainDate;
  /** Minutes. */
  duration: number;
  /** The artist's city, for the line that says whose clock these times are. */
  city?: string | null;
  /** The chosen start, if one is. */
  chosen?: EpochMs | undefined;
  /** What a time costs, in words, where that is less than other times do. */
  priceAt?: ((at: EpochMs) => string | undefined) | undefined;
  /** Where a time leads, in pages without script. */
  hrefOf?: (at: EpochMs) => string;
  dayHrefOf?: (date: PlainDate) => string;
  onChoose?: (at: EpochMs) => void;
  onChooseDay?: (date: PlainDate) => void;
  /** In a hydrated page: leads back to the days without a new address. */
  onBackToDays?: () => void;
}

/** The free times of one day, morning to evening, in the place's own time. */
export function PickTime({
  times,
  selected,
  duration,
  city,
  chosen,
  priceAt,
  hrefOf,
  onChoose,
  onBackToDays,
  ...day
}: PickTimeProps) {
  const t = useTranslations('bookings.pick');
  const { timeZone } = times;
  const section = useRef<HTMLElement>(null);
  const chooses = onChoose !== undefined;
  // What is said of the chosen time, below the times, takes the room in which it stood.
  useEffect(() => {
    if (!chooses || chosen === undefined) return;
    const slot = section.current?.querySelector(':checked')?.closest('label');
    if (!slot) return;
    // With its ring.
    slot.style.scrollMarginBlock = '1rem';
    slot.scrollIntoView({ block: 'nearest' });
  }, [chooses, chosen]);
  const starts = times.days[selected] ?? [];
  const shown = chosen !== undefined && starts.includes(chosen) ? chosen : starts[0];
  const longDay = formatLongPlainDate(selected);
  const reduced = starts.some((at) => priceAt?.(at));
  const groups = byDayPart(starts, timeZone).map(({ part, starts: slots }) => ({
    heading: t(part),
    slots: slots.map((at) => ({
      value: formatInstant(at),
      time: formatTime(at, timeZone),
      label: t('slot', {
        start: formatTime(at, timeZone),
        end: formatTime(at + duration * minuteMs, timeZone),
        duration: formatDuration(duration),
      }),
      note: priceAt?.(at),
      ...(hrefOf && { href: hrefOf(at) }),
    })),
  }));
  return (
    <section aria-labelledby={timesId} ref={section}>
      {/* Whoever chose a day still sees the others above it. */}
      <h2 id={timesId} tabIndex={-1} style={{ scrollMarginTop: '8rem' }} className="type-display-s outline-none">
        {longDay}
      </h2>
      <div className="mt-1 mb-4 type-small">
        <p className="wrap-anywhere text-ink-3">{t('zone', { place: placeOf(times, selected, city) })}</p>
        {shown !== undefined && <ForReader start={shown} timeZone={timeZone} />}
        {reduced && <p className="text-ink-2">{t('reduced')}</p>}
      </div>
      {starts.length > 0 ? (
        <SlotGrid
          legend={t('timesOn', { day: longDay })}
          name="slot"
          groups={groups}
          value={chosen === undefined ? onChoose && '' : formatInstant(chosen)}
          {...(onChoose && { onChange: (value: string) => onChoose(Date.parse(value)) })}
        />
      ) : (
        <NothingLeft times={times} selected={selected} {...day} />
      )}
      {/* Where the days stand beside the times, only whoever walks by keys needs a way back. */}
      <a
        href={`#${daysId}`}
        className="mt-3 inline-flex min-h-11 items-center type-small link md:not-focus:sr-only"
        onClick={onBackToDays && ((event) => (event.preventDefault(), onBackToDays()))}
      >
        {t('differentDay')}
      </a>
    </section>
  );
}

/** "10:30 = 05:30 your time", where the reader's clock differs: a page that is alive knows it, in others a script looks. */
function ForReader({ start, timeZone }: { start: EpochMs; timeZone: string }) {
  const t = useTranslations('bookings.pick');
  const viewerZone = useViewerZone();
  if (viewerZone === undefined) return <YourTime start={start} timeZone={timeZone} both />;
  const time = startForViewer(start, timeZone, viewerZone);
  if (!time) return null;
  return <p className="type-small-strong">{t('yourTime', { there: formatTime(start, timeZone), time })}</p>;
}

/** "London (GMT)"; on a day whose clocks change both names, one after the other. */
function placeOf({ timeZone, days }: FreeTimes, date: PlainDate, city: string | null | undefined): string {
  const starts = days[date] ?? [];
  const shown = starts.length > 0 ? [starts[0]!, starts.at(-1)!] : [Date.parse(`${date}T12:00:00Z`)];
  const names = new Set(shown.map((at) => zoneAbbreviation(timeZone, at)));
  return placeWithZone(timeZone, city, [...names].join(', '));
}

function NothingLeft({
  times,
  selected,
  dayHrefOf,
  onChooseDay,
}: Pick<PickTimeProps, 'times' | 'selected' | 'dayHrefOf' | 'onChooseDay'>) {
  const t = useTranslations('bookings.pick');
  const words = useMomentWords(times.timeZone, times.today, useViewersDate());
  const day = formatDay(selected);
  const next = firstFree(times.days, selected) ?? times.soonest;
  if (!next) return <p>{t('nothingAtAll', { date: formatLongPlainDate(times.lastDate) })}</p>;
  const label = t('nextFree', { when: inOnePiece(words(next.at)) });
  return (
    <p>
      {t('nothingLeft', { day })}{' '}
      {onChooseDay ? (
        <button type="button" onClick={() => onChooseDay(next.date)} className="link">
          {label}
        </button>
      ) : (
        <Link href={dayHrefOf?.(next.date) ?? ''} className="link">
          {label}
        </Link>
      )}
    </p>
  );
}
