import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { placeWithZone, zoneAbbreviation } from '#kernel/visit-time';
import { officeDayOf, officeHours, type OfficeDay } from '#modules/contact/rules';
import { classNames } from '#web/ui/class-names.ts';

export interface OfficeHoursProps {
  timeZone: string;
  open: boolean;
  now: EpochMs;
}

/** When somebody is there: today's line is bold, and above it stands whether they are there now. */
export function OfficeHours({ timeZone, open, now }: OfficeHoursProps) {
  const t = useTranslations('contact');
  const today = officeDayOf(now, timeZone);
  return (
    <section aria-labelledby="hours">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="hours" className="type-display-m">
          {t('hoursTitle')}
        </h2>
        <p className={classNames('flex items-center gap-2 type-small-strong', open ? 'text-success' : 'text-ink-2')}>
          <span
            aria-hidden
            className={classNames('size-2.5 rounded-full', open ? 'bg-success' : 'border-2 border-line-strong')}
          />
          {open ? t('openNow') : t('closedNow')}
        </p>
      </div>
      <table className="mt-3 w-full">
        <caption className="sr-only">{t('hoursTitle')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('hours')}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(officeHours) as OfficeDay[]).map((day) => (
            <tr
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={classNames('border-b border-line', day === today ? 'font-bold' : 'font-normal')}
            >
              <th scope="row" className="py-3 text-start [font-weight:inherit]">
                {t(`days.${day}`)}
                {day === today && <span className="sr-only"> ({t('today')})</span>}
              </th>
              <td className="py-3 text-end">{t(`times.${day}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 type-small text-ink-3">
        {t('hoursOf', { zone: placeWithZone(timeZone, null, zoneAbbreviation(timeZone, now)) })}
      </p>
    </section>
  );
}
