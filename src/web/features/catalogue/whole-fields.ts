import { advanceFields, readAdvance, type AdvanceFields } from './advance-text.ts';
import { bodyOf, fieldsOf, type ServiceFields } from './service-fields.ts';

/** A service as its whole form holds it: with what is asked in advance, which the templates leave out. */
export type WholeFields = ServiceFields & AdvanceFields;

type Known = Parameters<typeof fieldsOf>[0];

/** What the form begins with. */
export function wholeFieldsOf(service: Known): WholeFields {
  return { ...fieldsOf(service), ...advanceFields(service.advance, service.currency ?? 'USD') };
}

/** The body of the call; only for fields that the form found right. */
export function wholeBodyOf(fields: WholeFields) {
  const advance = readAdvance(fields);
  if ('problem' in advance) throw new Error('The form is not right yet');
  return { ...bodyOf(fields), advance };
}
