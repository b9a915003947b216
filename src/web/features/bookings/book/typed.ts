import type { PlainDate } from '#kernel/time';

/** How often a visit may come again, as the form names it. */
export const repeats = {
  never: undefined,
  week: { recurringPattern: 'weekly', recurringInterval: 1 },
  'two-weeks': { recurringPattern: 'weekly', recurringInterval: 2 },
  'three-weeks': { recurringPattern: 'weekly', recurringInterval: 3 },
  'four-weeks': { recurringPattern: 'weekly', recurringInterval: 4 },
  'five-weeks': { recurringPattern: 'weekly', recurringInterval: 5 },
  'six-weeks': { recurringPattern: 'weekly', recurringInterval: 6 },
  'eight-weeks': { recurringPattern: 'weekly', recurringInterval: 8 },
  month: { recurringPattern: 'monthly', recurringInterval: 1 },
} as const;

export type Repeat = keyof typeof repeats;

/** How a series may end. */
export const endings = ['count', 'date'] as const;

export type Ending = (typeof endings)[number];

/** What somebody typed and chose in the booking form; kept through every refusal. */
export interface Typed {
  /** Undefined in a signed-in person's form, which does not ask. */
  readonly fullName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly notes: string;
  /** Of an offer, as typed. */
  readonly offerCode: string;
  readonly repeat: Repeat;
  readonly ends: Ending;
  /** How many, as typed, for a series that ends by count; the server reads it. */
  readonly visits: string;
  /** The last date it may have, as typed, for one that ends by date. */
  readonly until: string;
  /** For dates of a series whose time is not free: another instant, or `skip`. */
  readonly settled: Readonly<Record<PlainDate, string>>;
  /** The tick for the terms. */
  readonly agreed: boolean;
}

export const nothingTyped: Typed = {
  notes: '',
  offerCode: '',
  repeat: 'never',
  ends: 'count',
  visits: '4',
  until: '',
  settled: {},
  agreed: false,
};

/** The same words for the same series, whatever else was typed. */
export function seriesWords({ repeat, ends, visits, until }: Typed): string | undefined {
  return repeat === 'never' ? undefined : `${repeat} ${ends} ${ends === 'date' ? until : visits}`;
}

/** The name of the control that settles one date of a series. */
export const settlingName = (day: PlainDate) => `visit-${day}`;

/** Reads the booking form as a browser posts it. */
export function readTyped(form: FormData): Typed {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const days = [...form.keys()].flatMap((name) => /^visit-(\d{4}-\d{2}-\d{2})$/.exec(name)?.[1] ?? []);
  const repeat = text('repeat');
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    notes: text('notes') ?? '',
    offerCode: text('offerCode') ?? '',
    repeat: repeat !== undefined && Object.hasOwn(repeats, repeat) ? (repeat as Repeat) : 'never',
    ends: text('ends') === 'date' ? 'date' : 'count',
    visits: text('visits') ?? nothingTyped.visits,
    until: text('until') ?? '',
    settled: Object.fromEntries(days.map((day) => [day, text(settlingName(day)) ?? ''])),
    agreed: form.has('agreed'),
  };
}
