import { isPlainDate, parseInstant, type EpochMs, type PlainDate } from '#kernel/time';
import { mostAdditions } from '#modules/catalogue/rules';
import { paths } from '#web/paths.ts';

export type Step = 'service' | 'time' | 'you';

/** What has been chosen so far, as the address says it. */
export interface Steps {
  readonly service?: number | undefined;
  /** Had in the same visit, in this order. */
  readonly add?: readonly number[] | undefined;
  readonly date?: PlainDate | undefined;
  /** A month that is looked at without a day chosen, 'YYYY-MM'. */
  readonly month?: string | undefined;
  readonly slot?: EpochMs | undefined;
  readonly step?: Step | undefined;
  /** The post that somebody wants to look like. */
  readonly look?: number | undefined;
  /** The opening that is booked. */
  readonly opening?: number | undefined;
}

/** Reads the steps from an address; what is not one is left out. */
export function readSteps(search: URLSearchParams): Steps {
  const names = ['service', 'date', 'month', 'slot', 'step', 'look', 'opening'];
  const [service, date, month, slot, step, look, opening] = names.map((name) => search.get(name) ?? '');
  return {
    service: idOf(service!),
    add: idsOf(search.get('add') ?? ''),
    date: isPlainDate(date!) ? date : undefined,
    month: isPlainDate(`${month}-01`) ? month : undefined,
    slot: parseInstant(slot!),
    step: step === 'service' || step === 'time' || step === 'you' ? step : undefined,
    look: idOf(look!),
    opening: idOf(opening!),
  };
}

/** None rather than some where one of them is no id. */
function idsOf(text: string): number[] | undefined {
  const ids = text.split(',').map(idOf);
  return ids.every((id) => id !== undefined) ? ids.slice(0, mostAdditions) : undefined;
}

function idOf(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** What an address says of these steps. */
export function queryOfSteps({
  service,
  add = [],
  date,
  month,
  slot,
  step,
  look,
  opening,
}: Steps): Record<string, string | number | undefined> {
  const instant = slot === undefined ? undefined : new Date(slot).toISOString().replace('.000Z', 'Z');
  return { service, add: add.join(',') || undefined, date, month, slot: instant, step, look, opening };
}

/** The address of the booking page at these steps. */
export function hrefOfSteps(username: string, steps: Steps): string {
  return paths.bookingPage(username, queryOfSteps(steps));
}
