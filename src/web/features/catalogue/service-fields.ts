import type { ServiceOnWire } from '#modules/catalogue/contract';
import { readPrice, writePrice, type PriceProblem } from './price-text.ts';

/** A service as its form holds it: everything as it is typed. */
export interface ServiceFields {
  name: string;
  description: string;
  hours: string;
  minutes: string;
  price: string;
  currency: string;
  /** Minutes. */
  extraGap: string;
  /** Booked with another service, never by itself. */
  addOn: boolean;
  published: boolean;
}

export type DurationProblem = 'durationWrong' | 'durationTooShort' | 'durationTooLong';

type Known = Partial<Omit<ServiceOnWire, 'sample'>>;

/** What the form begins with. */
export function fieldsOf({ duration = 60, price, currency = 'USD', ...service }: Known): ServiceFields {
  return {
    name: service.name ?? '',
    description: service.description ?? '',
    ...clockFields(duration),
    price: price === undefined ? '' : writePrice(price, currency),
    currency,
    extraGap: String(service.extraGap ?? 0),
    addOn: service.addOn ?? false,
    published: service.published ?? true,
  };
}

/** Minutes as the two fields show them: 90 is 1 and 30. */
export function clockFields(duration: number): { hours: string; minutes: string } {
  return { hours: String(Math.floor(duration / 60)), minutes: String(duration % 60) };
}

/** The minutes that hours and minutes make; an empty one counts as none. */
export function readDuration(hours: string, minutes: string): number | { readonly problem: DurationProblem } {
  const [hour, minute] = [hours.trim(), minutes.trim()];
  if (!/^\d{0,3}$/.test(hour) || !/^\d{0,4}$/.test(minute)) return { problem: 'durationWrong' };
  const duration = Number(hour) * 60 + Number(minute);
  if (duration < 5) return { problem: 'durationTooShort' };
  return duration > 1440 ? { problem: 'durationTooLong' } : duration;
}

/** What is wrong with a typed price, if anything. */
export function priceProblem(price: string, currency: string): PriceProblem | undefined {
  const read = readPrice(price, currency);
  return 'problem' in read ? read.problem : undefined;
}

/** The body of the call; only for fields that the form found right. */
export function bodyOf(fields: ServiceFields) {
  const price = readPrice(fields.price, fields.currency);
  const duration = readDuration(fields.hours, fields.minutes);
  if ('problem' in price || typeof duration !== 'number') throw new Error('The form is not right yet');
  const { name, description, addOn, published } = fields;
  return { name, description, duration, ...price, extraGap: Number(fields.extraGap), addOn, published };
}
