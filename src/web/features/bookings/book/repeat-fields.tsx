import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { CaretDownIcon, RepeatIcon } from '#web/ui/icons.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { repeats, type Repeat, type Typed } from './typed.ts';

export interface RepeatFieldsProps {
  typed: Typed;
  errors: Readonly<Record<string, string>>;
}

const mostVisits = 26;

/** Whether the visit comes again, how often and how many times; quiet until somebody wants it. */
export function RepeatFields({ typed, errors }: RepeatFieldsProps) {
  const t = useTranslations('bookings.repeat');
  const open = typed.repeat !== 'never' || errors['repeat'] !== undefined || errors['visits'] !== undefined;
  return (
    <details open={open} className="group rounded-control border border-line">
      <summary className="flex min-h-12 items-center gap-2.5 rounded-control px-3.5 py-2 type-strong">
        <RepeatIcon size={20} aria-hidden className="text-ink-2" />
        {t('title')}
        <CaretDownIcon size={18} aria-hidden className="ml-auto text-ink-2 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-3.5 pt-1 pb-4 sm:grid-cols-2">
        <Field id="repeat" label={t('often')} error={errors['repeat']}>
          <Select name="repeat" defaultValue={typed.repeat}>
            {(Object.keys(repeats) as Repeat[]).map((repeat) => (
              <option key={repeat} value={repeat}>
                {t(`every.${repeat}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="visits" label={t('visits')} hint={t('visitsHint', { most: mostVisits })} error={errors['visits']}>
          <TextInput name="visits" inputMode="numeric" autoComplete="off" defaultValue={typed.visits} />
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit" name="intent" value="preview" look="quiet" wide>
            {t('showDates')}
          </Button>
        </div>
      </div>
    </details>
  );
}
