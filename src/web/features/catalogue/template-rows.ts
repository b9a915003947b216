import { readerLocale } from '#kernel/language';
import { regionOf } from '#kernel/wished-locale';
import { currencyOfRegion, roundAmount, type Template, type TemplateName } from '#modules/catalogue/rules';
import {
  bodyOf,
  fieldsOf,
  priceProblem,
  readDuration,
  type DurationProblem,
  type ServiceFields,
} from './service-fields.ts';
import type { PriceProblem } from './price-text.ts';

/** A template while it is made one's own, or a service that is written from nothing. */
export interface TemplateRow {
  readonly name: TemplateName | OwnName;
  readonly wanted: boolean;
  readonly fields: ServiceFields;
}

/** What tells one's own rows apart: their words are in the fields. */
type OwnName = `own-${number}`;

export function isOwn(name: TemplateRow['name']): name is OwnName {
  return name.startsWith('own-');
}

/** An empty row, the so-manieth of one's own, wanted from the start. */
export function ownRow(number: number, currency: string): TemplateRow {
  const fields = { ...fieldsOf({ name: '', currency }), hours: '', minutes: '60', price: '' };
  return { name: `own-${number}`, wanted: true, fields };
}

export interface RowProblems {
  readonly name?: 'nameNeeded' | 'nameTooLong';
  readonly minutes?: DurationProblem;
  readonly price?: PriceProblem;
}

/** The money of the country that somebody works in; where nobody knows it, that of the region they read as. */
export function usualCurrency(country: string | null): string {
  return currencyOfRegion(country ?? regionOf(readerLocale()));
}

/** Rows for templates of what is not offered yet. None is wanted by itself: its price is a proposal. */
export function rowsOf(
  templates: readonly Template[],
  nameOf: (name: TemplateName) => string,
  { currency, offered }: { readonly currency: string; readonly offered: readonly string[] },
): TemplateRow[] {
  return templates
    .filter(({ name }) => !offered.includes(nameOf(name)))
    .map(({ name, duration, dollars }) => ({
      name,
      wanted: false,
      fields: {
        ...fieldsOf({ name: nameOf(name), currency }),
        hours: '',
        minutes: String(duration),
        price: String(roundAmount(dollars, currency)),
      },
    }));
}

export function problemsOf({ fields }: TemplateRow): RowProblems {
  const name = fields.name.trim();
  const duration = readDuration(fields.hours, fields.minutes);
  const price = priceProblem(fields.price, fields.currency);
  return {
    ...(name === '' && { name: 'nameNeeded' }),
    ...(name.length > 120 && { name: 'nameTooLong' }),
    ...(typeof duration !== 'number' && { minutes: duration.problem }),
    ...(price && { price }),
  };
}

/** The call's body for a row that has no problems. */
export function serviceOf({ fields }: TemplateRow) {
  return bodyOf(fields);
}
