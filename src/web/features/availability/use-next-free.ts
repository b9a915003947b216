import { useQuery } from '@tanstack/react-query';
import { addDays, type EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { findSlots, type AvailabilityRules } from '#modules/availability/rules';
import { browserApi } from '#web/api/browser.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { firstFree, fullDays } from './next-free.ts';
import { slotsQuery } from './queries.ts';

/** So many days are looked through, today included. */
const mostDays = 62;

export interface OfferedService {
  readonly id: number;
  readonly name: string;
  readonly duration: number;
  readonly extraGap: number;
}

/** The first free time as the server knows it, visits and holds included; and which open days before it are full. */
export function useNextFree(userId: number, service: OfferedService, rules: AvailabilityRules, now: EpochMs) {
  const { from, to, days } = datesOf(rules, now);
  return useSteady(
    useQuery({
      ...slotsQuery(browserApi, { userId, serviceId: service.id, from, to }),
      select: (answer) => ({
        at: firstFree(answer.days),
        full: fullDays(answer.days, rules, service.duration, now),
        days,
      }),
    }),
  );
}

/** The first time that unsaved rules would open, by the same rules as on the server, with nothing booked. */
export function useFirstOpening(service: OfferedService, rules: AvailabilityRules, now: EpochMs) {
  return useSteady(
    useQuery({
      queryKey: ['opening', service.duration, service.extraGap, rules, now],
      queryFn: () => {
        const { from, to, days } = datesOf(rules, now);
        const { duration: durationMinutes, extraGap: serviceGap } = service;
        return {
          at: firstFree(findSlots({ rules, durationMinutes, serviceGap, busy: [], now, from, to })) ?? null,
          days,
        };
      },
      placeholderData: (last) => last,
      gcTime: 0,
    }),
  );
}

function datesOf(rules: AvailabilityRules, now: number) {
  const from = calendarDate(now, rules.timeZone);
  const days = Math.min(rules.maxAdvance + 1, mostDays);
  return { from, to: addDays(from, days - 1), days };
}
