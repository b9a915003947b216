import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readersWeek } from '#kernel/first-weekday';
import { weekdayNames } from '#kernel/visit-time';
import { Chip } from '#web/ui/chip.tsx';
import { FieldError } from '#web/ui/field.tsx';

export interface OfferDaysProps {
  /** 1 for Monday to 7 for Sunday; empty for every day. */
  weekdays: readonly number[];
  error: string | undefined;
}

/** The days of the visits that an offer is for; without one it is for all. */
export function OfferDays({ weekdays, error }: OfferDaysProps) {
  const t = useTranslations('catalogue.offers');
  const [chosen, setChosen] = useState(weekdays);
  const names = weekdayNames();
  const toggle = (weekday: number) =>
    setChosen(chosen.includes(weekday) ? chosen.filter((each) => each !== weekday) : [...chosen, weekday]);
  return (
    <fieldset>
      <legend className="type-small-strong">{t('weekdays')}</legend>
      <p className="type-small text-ink-2">{t('weekdaysHint')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {readersWeek().map((weekday) => (
          <Chip key={weekday} selected={chosen.includes(weekday)} onClick={() => toggle(weekday)}>
            {names[weekday - 1]!.long}
          </Chip>
        ))}
      </div>
      {chosen.map((weekday) => (
        <input key={weekday} type="hidden" name="weekday" value={weekday} />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
