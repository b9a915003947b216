import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatDateAndTime, formatDay, inOnePiece, joinWords } from '#kernel/visit-time';
import type { AvailabilityRules } from '#modules/availability/rules';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFirstOpening, useNextFree, type OfferedService } from './use-next-free.ts';

const mostFullDays = 3;

export interface NextFreeProps {
  userId: number;
  /** At least one. */
  services: readonly OfferedService[];
  rules: AvailabilityRules;
  unsaved: boolean;
  now: EpochMs;
}

/** When a service can be had next: as the server knows it, or by the unsaved hours alone. */
export function NextFree({ userId, services, rules, unsaved, now }: NextFreeProps) {
  const t = useTranslations('availability.editor');
  const [chosen, setChosen] = useState<number>();
  const service = services.find(({ id }) => id === chosen) ?? services[0]!;
  return (
    <>
      {services.length > 1 && (
        <Field label={t('whyService')} hideLabel className="mb-3">
          <Select value={service.id} onChange={(event) => setChosen(Number(event.target.value))}>
            {services.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p aria-live="polite" className="type-small">
        {unsaved ? (
          <Opening service={service} rules={rules} now={now} />
        ) : (
          <Next userId={userId} service={service} rules={rules} now={now} />
        )}
      </p>
    </>
  );
}

interface OfService {
  service: OfferedService;
  rules: AvailabilityRules;
  now: EpochMs;
}

function partsIn(zone: string, now: EpochMs) {
  return {
    service: (name: ReactNode) => <strong className="font-semibold">{name}</strong>,
    time: (when: ReactNode) => <strong className="font-semibold text-ink">{when}</strong>,
    whenOf: (at: number) => inOnePiece(formatDateAndTime(at, zone, { now })),
  };
}

function Next({ userId, service, rules, now }: OfService & { userId: number }) {
  const t = useTranslations('availability.editor');
  const { data, isError } = useNextFree(userId, service, rules, now);
  const { whenOf, ...parts } = partsIn(rules.timeZone, now);
  if (isError) return t('nextFreeFailed');
  if (!data) return <Waiting />;
  const { name } = service;
  if (data.at === undefined) return t.rich('nothingFree', { name, days: data.days, ...parts });
  const when = whenOf(data.at);
  const count = data.full.length;
  if (count === 0) return t.rich('nextFree', { name, when, ...parts });
  if (count > mostFullDays) return t.rich('nextFreeLong', { name, when, ...parts });
  const days = joinWords(data.full.map((date) => formatDay(date)));
  return t.rich('nextFreeSince', { name, when, days, count, ...parts });
}

function Opening({ service, rules, now }: OfService) {
  const t = useTranslations('availability.editor');
  const { data } = useFirstOpening(service, rules, now);
  const { whenOf, ...parts } = partsIn(rules.timeZone, now);
  if (!data) return <Waiting />;
  const { name } = service;
  if (data.at === null) return t.rich('noOpening', { name, days: data.days, ...parts });
  return t.rich('firstOpening', { name, when: whenOf(data.at), ...parts });
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-40 md:hidden" />
    </>
  );
}
