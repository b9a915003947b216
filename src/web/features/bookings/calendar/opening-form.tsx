import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatClock, type EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { offPrice } from '#modules/openings/rules';
import { ApiError } from '#web/api/error.ts';
import { FieldError } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { OpeningCard } from '../openings/opening-card.tsx';
import type { useAddOpening } from '../openings/use-add-opening.ts';
import { ServiceField } from './service-field.tsx';
import type { BookableService } from './services-dialog.tsx';
import { momentWords } from './calendar-words.ts';
import { clockOf } from './clock-of.ts';
import { GapChips } from './gap-chips.tsx';
import { nothingOff, PercentChoice, percentOf } from './percent-choice.tsx';
import type { Begin } from './proposed-begin.ts';
import { useFirstWrong } from './use-first-wrong.ts';
import { useWhen } from './use-when.ts';
import { WhenFields } from './when-fields.tsx';

export interface OpeningFormProps extends Begin {
  id: string;
  now: EpochMs;
  services: readonly BookableService[];
  add: ReturnType<typeof useAddOpening>;
  onDone: () => void;
}

/** What, when and for how much less, and what clients will see of it. */
export function OpeningForm({ id, date, minutes, now, services, add, onDone }: OpeningFormProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings.sheet');
  const { toast } = useToast();
  const when = useWhen({ date, time: formatClock(minutes) });
  const [serviceId, setServiceId] = useState(services[0]!.id);
  const [off, setOff] = useState(nothingOff);
  const [tried, setTried] = useState(false);
  const service = services.find((each) => each.id === serviceId)!;
  const { at, timeZone } = when;
  const percent = percentOf(off);
  const refused = refusalOf(add.error, words('offlineMove'));
  const { form, lead } = useFirstWrong(add.error);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const found = await when.find();
    if (!found || percent === undefined) return lead();
    add.mutate(
      { serviceId, at: found.at, percent },
      {
        onSuccess: () => {
          toast({ title: t('opening.done', { service: service.name, when: momentWords(found.at, found.timeZone) }) });
          onDone();
        },
      },
    );
  }

  return (
    <form ref={form} id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <ServiceField services={services} serviceId={serviceId} onChange={setServiceId} />
      {timeZone !== undefined && (
        <GapChips
          now={now}
          timeZone={timeZone}
          duration={service.duration}
          chosen={at}
          onChoose={(gap) => {
            when.setDate(calendarDate(gap, timeZone));
            when.setTime(clockOf(gap, timeZone));
          }}
        />
      )}
      <WhenFields
        when={when}
        duration={service.duration}
        tried={tried}
        refused={add.variables && { at: add.variables.at, why: refused.date }}
      />
      <PercentChoice draft={off} onChange={setOff} tried={tried} />
      {at !== undefined && timeZone !== undefined && percent !== undefined && (
        <div className="grid gap-2">
          <p className="type-strong">{t('opening.preview')}</p>
          <OpeningCard opening={shownOf(service, { at, timeZone, percent })} now={now} />
        </div>
      )}
      <div role="alert">{refused.other && <FieldError>{refused.other}</FieldError>}</div>
    </form>
  );
}

function shownOf(
  { id, name, duration, price, currency }: BookableService,
  { at, timeZone, percent }: { at: number; timeZone: string; percent: number | null },
) {
  const total = price - offPrice({ price, currency }, percent);
  return {
    start: new Date(at).toISOString(),
    timeZone,
    percent,
    price,
    total,
    currency,
    service: { id, name, duration },
  };
}

/** What the server says of the time, else of the whole. */
function refusalOf(error: unknown, offline: string): { date?: string | undefined; other?: string | undefined } {
  if (!(error instanceof ApiError)) return error ? { other: offline } : {};
  const { fields = {}, message } = error.body;
  return fields['date'] ? { date: fields['date'] } : { other: Object.values(fields)[0] ?? message };
}
