import { useTranslations } from 'use-intl';
import { currencyDecimals } from '#kernel/currency';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ServiceFields } from './service-fields.ts';
import type { RowProblems, TemplateRow } from './template-rows.ts';

export interface TemplateItemProps {
  row: TemplateRow;
  /** The words of the template, whatever they were changed to. */
  title: string;
  /** Appears when it was asked for: its name is typed next. */
  begins: boolean;
  /** What it costs and takes, while it is not wanted. */
  summary: string;
  problems: RowProblems;
  onWant: (wanted: boolean) => void;
  onChange: (fields: Partial<ServiceFields>) => void;
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();

/** A template: ticked, its name, minutes and price can be changed at once. */
export function TemplateItem({ row, title, begins, summary, problems, onWant, onChange }: TemplateItemProps) {
  const t = useTranslations('catalogue');
  const tStep = useTranslations('onboarding.services');
  const { fields, wanted } = row;
  const { currency } = fields;
  const price = problems.price && t(problems.price, { currency, digits: currencyDecimals(currency) } as never);
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <Checkbox
        checked={wanted}
        onChange={(event) => onWant(event.target.checked)}
        label={<span className="type-strong">{title}</span>}
        {...(!wanted && { hint: summary })}
      />
      {wanted && (
        <fieldset className="grid min-w-0 grid-cols-2 items-start gap-3 pb-3">
          <legend className="sr-only">{title}</legend>
          <Field label={t('name')} error={problems.name && t(problems.name)} className="col-span-full">
            <TextInput
              ref={begins ? focusOnce : undefined}
              value={fields.name}
              autoComplete="off"
              onChange={({ target }) => onChange({ name: target.value })}
            />
          </Field>
          <Field
            label={t('minutes')}
            error={problems.minutes && t(problems.minutes === 'durationWrong' ? 'minutesWrong' : problems.minutes)}
          >
            <TextInput
              value={fields.minutes}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => onChange({ minutes: target.value })}
            />
          </Field>
          <Field label={tStep('priceIn', { currency })} error={price}>
            <TextInput
              value={fields.price}
              inputMode="decimal"
              autoComplete="off"
              onChange={({ target }) => onChange({ price: target.value })}
            />
          </Field>
        </fieldset>
      )}
    </li>
  );
}
