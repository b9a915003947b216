import type { Person } from '#kernel/actor';
import { canonicalTimeZone, parseClock, type PlainDate } from '#kernel/time';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { saveSchedule, type Schedule } from '../availability.store.ts';
import { listComingVisits, type OpenVisit } from '../busy-times.store.ts';
import { checkRules, type AvailabilityRules, type RulesProblem } from '../rules/index.ts';
import { findStranded } from './find-stranded.ts';

const mostStretchesPerDay = 10;

/** A stretch as it is written: 'HH:MM'. */
interface WrittenStretch {
  readonly start: string;
  readonly end: string;
}

export interface WishedAvailability extends Omit<AvailabilityRules, 'weekly' | 'overrides'> {
  readonly weekly: readonly (WrittenStretch & { readonly weekday: number })[];
  readonly overrides: readonly { readonly date: PlainDate; readonly intervals: readonly WrittenStretch[] }[];
  readonly autoConfirm?: boolean | undefined;
}

/** Replaces a person's availability whole; answers it with the open visits that it no longer covers. They stand. */
export async function setAvailability(
  app: App,
  person: Person,
  wished: WishedAvailability,
): Promise<{ schedule: Schedule; stranded: OpenVisit[] }> {
  const rules = readRules(wished);
  refuseProblems(rules);
  const autoConfirm = wished.autoConfirm ?? false;
  const now = app.clock.now();
  const visits = await app.database.transaction(async (transaction) => {
    // Whoever saves the hours has the zone before their eyes, so it counts as confirmed.
    await saveSchedule(transaction, person.id, { rules, autoConfirm, zoneConfirmedAt: now });
    return listComingVisits(transaction, person.id, now);
  });
  return { schedule: { rules, autoConfirm, zoneConfirmed: true }, stranded: findStranded(rules, visits) };
}

function readRules(wished: WishedAvailability): AvailabilityRules {
  const { slotStep, bufferBefore, bufferAfter, minNotice, maxAdvance } = wished;
  return {
    timeZone: canonicalTimeZone(wished.timeZone) ?? wished.timeZone,
    weekly: wished.weekly.map((stretch) => ({ weekday: stretch.weekday, ...readStretch(stretch) })),
    overrides: wished.overrides.map(({ date, intervals }) => ({ date, intervals: intervals.map(readStretch) })),
    slotStep,
    bufferBefore,
    bufferAfter,
    minNotice,
    maxAdvance,
  };
}

/** What is no time at all becomes NaN, which `checkRules` refuses. */
function readStretch({ start, end }: WrittenStretch) {
  return { start: parseClock(start) ?? Number.NaN, end: parseClock(end) ?? Number.NaN };
}

function refuseProblems(rules: AvailabilityRules): void {
  const t = translator('en');
  const problems: RulesProblem[] = checkRules(rules);
  const crowded = (weekday: number) =>
    rules.weekly.filter((each) => each.weekday === weekday).length > mostStretchesPerDay;
  if (rules.weekly.some(({ weekday }) => crowded(weekday))) problems.unshift({ field: 'weekly', code: 'too_many' });
  if (problems.length === 0) return;
  const sentences = problems.map(({ field, code }) => [field, t(`availability.problem.${code}`)]);
  throw refuse('invalid', { fields: Object.fromEntries(sentences) as Record<string, string> });
}
