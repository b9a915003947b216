import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { zoneCity } from '#kernel/visit-time';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { isWaitingSample } from '#modules/catalogue/rules';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TimeInput } from '#web/ui/time-input.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { useExplainSlot } from './use-explain-slot.ts';
import { WhyAnswer } from './why-answer.tsx';

export interface WhySectionProps {
  userId: number;
  services: readonly ServiceOnWire[];
  /** The saved zone: its clock is meant. */
  zone: string;
  /** Whether the hours on the screen are not the saved ones, which are asked about. */
  unsaved: boolean;
  /** Dates that differ from the week. */
  overrideDates: readonly string[];
}

/** Choose a moment, and learn which rule keeps it from clients. */
export function WhySection({ userId, services, zone, unsaved, overrideDates }: WhySectionProps) {
  const t = useTranslations('availability.editor');
  const [chosen, setChosen] = useState<number>();
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const explain = useExplainSlot(userId);
  // A newcomer has nothing but the samples: any of them answers for the hours.
  const own = services.filter((each) => !isWaitingSample(each));
  const asked = own.length > 0 ? own : services;
  const service = asked.find(({ id }) => id === chosen) ?? asked.find(({ published }) => published) ?? asked[0];
  function ask(event: SubmitEvent) {
    event.preventDefault();
    setIncomplete(!date || !time);
    if (date && time && service) explain.mutate({ serviceId: service.id, timeZone: zone, date, time });
  }
  return (
    <PageSection id="why" title={t('why')} text={t('whyText')}>
      {service ? (
        <form
          onSubmit={ask}
          noValidate
          className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <Field label={t('whyService')} className="col-span-full">
            <Select value={service.id} onChange={(event) => setChosen(Number(event.target.value))}>
              {asked.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('whyDate')}>
            <DateInput value={date} onChange={setDate} />
          </Field>
          <Field label={t('whyTime')}>
            <TimeInput value={time} onChange={setTime} />
          </Field>
          <Button
            type="submit"
            look="quiet"
            className="max-lg:col-span-2"
            busy={explain.isPending}
            busyLabel={t('asking')}
          >
            {t('ask')}
          </Button>
        </form>
      ) : (
        <p className="text-ink-3">{t('whyNoService')}</p>
      )}
      <div aria-live="polite" className="mt-4 grid gap-3">
        {incomplete && <FieldError>{t('whyIncomplete')}</FieldError>}
        {explain.isError && <FieldError>{sentenceOf(explain.error) ?? t('whyFailed')}</FieldError>}
        {explain.data?.length === 0 && <p>{t('noSuchTime', { city: zoneCity(zone) })}</p>}
        {explain.data?.map((answer) => (
          <WhyAnswer key={answer.sentence} answer={answer} overrideDates={overrideDates} />
        ))}
        {explain.data && unsaved && <p className="type-small text-ink-3">{t('whySaved')}</p>}
      </div>
    </PageSection>
  );
}
