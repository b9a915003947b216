import { canonicalTimeZone, parseClock, type PlainDate } from '#kernel/time';
import { refuse } from '#kernel/refusal';
import { translator } from '#platform/messages';
import { checkRules, type AvailabilityRules, type RulesProblem } from '../rules/index.ts';

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
  readonly confirmGuestEmail?: boolean | undefined;
}

/** The rules that are wished for; refuses those that cannot be, naming every field. */
export function readRules(wished: WishedAvailability): AvailabilityRules {
  const rules = parseRules(wished);
  refuseProblems(rules);
  return rules;
}

function parseRules(wished: WishedAvailability): AvailabilityRules {
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
  const t = translator();
  const problems: RulesProblem[] = checkRules(rules);
  const crowded = (weekday: number) =>
    rules.weekly.filter((each) => each.weekday === weekday).length > mostStretchesPerDay;
  if (rules.weekly.some(({ weekday }) => crowded(weekday))) problems.unshift({ field: 'weekly', code: 'too_many' });
  if (problems.length === 0) return;
  const sentences = problems.map(({ field, code }) => [field, t(`availability.problem.${code}`)]);
  throw refuse('invalid', { fields: Object.fromEntries(sentences) as Record<string, string> });
}
