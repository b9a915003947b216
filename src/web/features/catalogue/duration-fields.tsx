import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { formatDuration } from '#kernel/visit-time';
import { Chip } from '#web/ui/chip.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { clockFields, readDuration, type ServiceFields } from './service-fields.ts';

const usualDurations = [30, 45, 60, 90, 120, 180];

/** How long a visit takes: a usual length at one press, or hours and minutes. */
export function DurationFields() {
  const t = useTranslations('catalogue');
  const { register, control, formState, setValue, trigger } = useFormContext<ServiceFields>();
  const [hours, minutes] = useWatch({ control, name: ['hours', 'minutes'] });
  const chosen = readDuration(hours, minutes);
  const error = formState.errors.minutes?.message;
  const validate = (_: string, fields: ServiceFields) => {
    const duration = readDuration(fields.hours, fields.minutes);
    return typeof duration === 'number' || t(duration.problem);
  };
  function choose(duration: number) {
    for (const [name, text] of Object.entries(clockFields(duration))) {
      setValue(name as 'hours' | 'minutes', text, { shouldDirty: true });
    }
    void trigger('minutes');
  }
  const described = error ? { 'aria-describedby': 'duration-error', 'aria-invalid': true } : {};
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-small-strong">{t('duration')}</legend>
      <div role="group" aria-label={t('durationChoices')} className="flex flex-wrap gap-2">
        {usualDurations.map((duration) => (
          <Chip key={duration} selected={duration === chosen} onClick={() => choose(duration)}>
            {formatDuration(duration)}
          </Chip>
        ))}
      </div>
      <p className="mt-4 mb-2 type-small text-ink-2">{t('orExactly')}</p>
      <div className="grid max-w-60 grid-cols-2 gap-3">
        <Field label={t('hours')}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            {...described}
            {...register('hours', { deps: 'minutes' })}
          />
        </Field>
        <Field label={t('minutes')}>
          <TextInput inputMode="numeric" autoComplete="off" {...described} {...register('minutes', { validate })} />
        </Field>
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id="duration-error">{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
