import { parseInstant, type EpochMs } from '#kernel/time';
import { repeats, type Typed } from './typed.ts';

export interface Wished {
  readonly artistId: number;
  readonly serviceId: number;
  readonly start: EpochMs;
  readonly typed: Typed;
}

/** The body of a booking call, from what was chosen and typed. */
export function wishOf({ artistId, serviceId, start, typed }: Wished) {
  const { fullName, email, phone, notes, repeat, visits, settled } = typed;
  const series = repeats[repeat];
  const settlings = Object.entries(settled);
  const others = settlings.filter(([, choice]) => parseInstant(choice) !== undefined);
  return {
    artistId,
    serviceId,
    date: new Date(start).toISOString(),
    notes: notes || null,
    ...(fullName !== undefined && {
      guest: { fullName, email: email ?? '', ...(phone?.trim() && { phone }) },
    }),
    ...(series && {
      ...series,
      isRecurring: true,
      recurringCount: Number(visits),
      skip: settlings.filter(([, choice]) => choice === 'skip').map(([day]) => day),
      instead: others.map(([day, date]) => ({ day, date })),
    }),
  };
}

/** Which form control a refused field of the wish belongs to. */
const controls: Readonly<Record<string, string>> = {
  'guest.fullName': 'fullName',
  'guest.email': 'email',
  'guest.phone': 'phone',
  notes: 'notes',
  recurringPattern: 'repeat',
  recurringInterval: 'repeat',
  recurringCount: 'visits',
};

/** The sentences of a refusal by the form control they belong to; what belongs to none is left out. */
export function errorsByControl(fields: Readonly<Record<string, string>> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([field, sentence]) => (controls[field] ? [[controls[field], sentence]] : [])),
  );
}
