import type { PlainDate } from '#kernel/time';

/** How often a visit may come again, as the form names it. */
export const repeats = {
  never: undefined,
  week: { recurringPattern: 'weekly', recurringInterval: 1 },
  'two-weeks': { recurringPattern: 'weekly', recurringInterval: 2 },
  'four-weeks': { recurringPattern: 'weekly', recurringInterval: 4 },
} as const;

export type Repeat = keyof typeof repeats;

/** What somebody typed and chose in the booking form; kept through every refusal. */
export interface Typed {
  /** Undefined in a signed-in person's form, which does not ask. */
  readonly fullName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly notes: string;
  readonly repeat: Repeat;
  /** As typed; the server reads it. */
  readonly visits: string;
  /** For dates of a series whose time is not free: another instant, or `skip`. */
  readonly settled: Readonly<Record<PlainDate, string>>;
}

export const nothingTyped: Typed = { notes: '', repeat: 'never', visits: '4', settled: {} };

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
    repeat: repeat !== undefined && Object.hasOwn(repeats, repeat) ? (repeat as Repeat) : 'never',
    visits: text('visits') ?? nothingTyped.visits,
    settled: Object.fromEntries(days.map((day) => [day, text(settlingName(day)) ?? ''])),
  };
}
