import { isPlainDate, parseInstant, type EpochMs, type PlainDate } from '#kernel/time';
import { paths } from '#web/paths.ts';

/** What the page is asked to do next. */
export type VisitStep = 'move' | 'cancel' | 'rate' | 'email' | 'write';
/** What has just happened. */
export type News = 'new' | 'moved' | 'kept' | 'cancelled' | 'rated' | 'paid' | 'closed' | 'mailed' | 'written';

export interface VisitSteps {
  readonly step?: VisitStep | undefined;
  readonly date?: PlainDate | undefined;
  readonly month?: string | undefined;
  readonly slot?: EpochMs | undefined;
  readonly news?: News | undefined;
}

/** Reads the steps from an address; what is not one is left out. */
export function readVisitSteps(search: URLSearchParams): VisitSteps {
  const step = search.get('step');
  const [date, month, slot] = ['date', 'month', 'slot'].map((name) => search.get(name) ?? '');
  return {
    step: (['move', 'cancel', 'rate', 'email', 'write'] as const).find((name) => name === step),
    date: isPlainDate(date!) ? date : undefined,
    month: isPlainDate(`${month}-01`) ? month : undefined,
    slot: parseInstant(slot!),
    news: (['new', 'moved', 'kept', 'cancelled', 'rated', 'paid', 'closed', 'mailed', 'written'] as const).find(
      (name) => search.has(name),
    ),
  };
}

/** The step that has the page for itself; rating and writing are parts of the visit's own. */
export function screenOf({ step }: VisitSteps) {
  return step === 'rate' || step === 'write' ? undefined : step;
}

/** The address of a visit at these steps. */
export function hrefOfVisit(token: string, { step, date, month, slot, news }: VisitSteps = {}): string {
  const search = new URLSearchParams();
  if (step) search.set('step', step);
  if (date) search.set('date', date);
  if (month) search.set('month', month);
  if (slot !== undefined) search.set('slot', new Date(slot).toISOString().replace('.000Z', 'Z'));
  const query = [search.toString(), news].filter(Boolean).join('&');
  return `${paths.visit(token)}${query && `?${query}`}`;
}

/** Whether a visit, or what is asked for in its place, begins at that instant. */
export function isAt(visit: { readonly date: string } | null, slot: EpochMs | undefined): boolean {
  return visit !== null && Date.parse(visit.date) === slot;
}
