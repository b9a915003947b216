import { parseInstant, type EpochMs } from '#kernel/time';
import { repeats, type Typed } from './typed.ts';

export interface Wished {
  readonly artistId: number;
  readonly serviceId: number;
  /** Had in the same visit. */
  readonly additionIds?: readonly number[] | undefined;
  /** The post that somebody wants to look like. */
  readonly postId?: number | undefined;
  /** The opening that is booked. */
  readonly openingId?: number | undefined;
  readonly start: EpochMs;
  readonly typed: Typed;
  /** The total that was shown; nothing is booked for more. */
  readonly expectedTotal?: number | undefined;
  /** What was shown as due now, and on which terms; nothing is booked that asks for more. */
  readonly expectedDueNow?: number | undefined;
  readonly policyVersion?: number | undefined;
  /** A guest who was here before confirms their address first. */
  readonly confirmAddress?: boolean | undefined;
}

/** The body of a booking call, from what was chosen and typed. */
export function wishOf({ artistId, serviceId, additionIds = [], postId, openingId, start, typed, ...shown }: Wished) {
  const { expectedTotal, expectedDueNow, policyVersion, confirmAddress } = shown;
  const { fullName, email, phone, notes, offerCode, settled } = typed;
  const repeating = repeatingOf(typed);
  const settlings = Object.entries(settled);
  const others = settlings.filter(([, choice]) => parseInstant(choice) !== undefined);
  return {
    artistId,
    serviceId,
    ...(additionIds.length > 0 && { additionIds: [...additionIds] }),
    date: new Date(start).toISOString(),
    notes: notes || null,
    ...(offerCode.trim() && { offerCode }),
    ...(expectedTotal !== undefined && { expectedTotal }),
    ...(expectedDueNow !== undefined && { expectedDueNow }),
    ...(policyVersion !== undefined && { policyVersion }),
    ...(confirmAddress && { confirmAddress }),
    ...(postId !== undefined && { postId }),
    ...(openingId !== undefined && { openingId }),
    ...(fullName !== undefined && {
      guest: { fullName, email: email ?? '', ...(phone?.trim() && { phone }) },
    }),
    ...(repeating && {
      ...repeating,
      skip: settlings.filter(([, choice]) => choice === 'skip').map(([day]) => day),
      instead: others.map(([day, date]) => ({ day, date })),
    }),
  };
}

/** How a visit comes again, as it was typed; undefined for one that does not. */
export function repeatingOf({ repeat, ends, visits, until }: Typed) {
  const series = repeats[repeat];
  const end = ends === 'date' ? { recurringEndDate: until } : { recurringCount: Number(visits) };
  return series && { ...series, ...end, isRecurring: true as const };
}

/** Which form control a refused field of the wish belongs to. */
const controls: Readonly<Record<string, string>> = {
  'guest.fullName': 'fullName',
  'guest.email': 'email',
  'guest.phone': 'phone',
  notes: 'notes',
  offerCode: 'offerCode',
  recurringPattern: 'repeat',
  recurringInterval: 'repeat',
  recurringCount: 'visits',
  recurringEndDate: 'until',
};

/** The sentences of a refusal by the form control they belong to; what belongs to none is left out. */
export function errorsByControl(fields: Readonly<Record<string, string>> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([field, sentence]) => (controls[field] ? [[controls[field], sentence]] : [])),
  );
}
