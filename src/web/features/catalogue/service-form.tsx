import { type SubmitEvent, useEffect, useRef } from 'react';
import { FormProvider, useForm, type UseFormSetError } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { formatDuration } from '#kernel/visit-time';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AdvanceChoice, type PayoutFacts } from './advance-choice.tsx';
import { DurationFields } from './duration-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { wholeBodyOf, type WholeFields } from './whole-fields.ts';

const gapChoices = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

export interface ServiceFormProps {
  /** For the button that submits it from outside. */
  id: string;
  begins: WholeFields;
  payouts: PayoutFacts;
  /** What was typed before it was closed without saving. */
  kept: WholeFields | undefined;
  /** Told what was typed when the form goes away unsaved; undefined when nothing is left to keep. */
  onKeep: (fields: WholeFields | undefined) => void;
  /** Saves; rejects with the refusal. */
  onSave: (body: ReturnType<typeof wholeBodyOf>) => Promise<unknown>;
}

/** Everything about a service. */
export function ServiceForm({ id, begins, payouts, kept, onKeep, onSave }: ServiceFormProps) {
  const t = useTranslations('catalogue');
  const form = useForm<WholeFields>({ mode: 'onTouched', shouldFocusError: false, defaultValues: kept ?? begins });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const box = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      const typed = form.getValues();
      const unsaved = !saved.current && JSON.stringify(typed) !== JSON.stringify(begins);
      onKeep(unsaved ? typed : undefined);
    };
  });
  useEffect(() => () => leave.current(), []);
  function submit(event: SubmitEvent) {
    void handleSubmit(
      (fields) =>
        onSave(wholeBodyOf(fields)).then(
          () => (saved.current = true),
          (error: unknown) => {
            showRefusal(error, setError, t('notSaved'));
            focusFirstInvalid(box.current);
          },
        ),
      () => focusFirstInvalid(box.current),
    )(event);
  }
  const gaps = [...new Set([...gapChoices, Number(begins.extraGap)])].sort((one, other) => one - other);
  return (
    <FormProvider {...form}>
      <form ref={box} id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {kept && <p className="type-small text-ink-2">{t('formKept')}</p>}
        {errors.root && <Banner look="danger" role="alert" title={errors.root.message} />}
        <Field label={t('name')} error={errors.name?.message} hint={t('nameHint')} required>
          <TextInput
            autoComplete="off"
            {...register('name', {
              validate: (name) => name.trim() !== '' || t('nameNeeded'),
              maxLength: { value: 120, message: t('nameTooLong') },
            })}
          />
        </Field>
        <DurationFields />
        <PriceFields />
        <AdvanceChoice {...payouts} />
        <Field
          label={t('description')}
          optional={t('optional')}
          error={errors.description?.message}
          hint={t('descriptionHint')}
        >
          <TextArea
            rows={3}
            {...register('description', { maxLength: { value: 2000, message: t('descriptionTooLong') } })}
          />
        </Field>
        <Field label={t('extraGap')} error={errors.extraGap?.message} hint={t('extraGapHint')}>
          <Select {...register('extraGap')}>
            {gaps.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? t('noExtraGap') : formatDuration(minutes)}
              </option>
            ))}
          </Select>
        </Field>
        <Switch label={t('addOn')} hint={t('addOnHint')} {...register('addOn')} />
        <Switch label={t('show')} hint={t('showHint')} {...register('published')} />
      </form>
    </FormProvider>
  );
}

const fieldsOnWire: Record<string, keyof WholeFields> = {
  name: 'name',
  description: 'description',
  duration: 'minutes',
  price: 'price',
  currency: 'currency',
  extraGap: 'extraGap',
  advance: 'ask',
  'advance.depositAmount': 'deposit',
};

/** Each sentence of a refusal beside its field; what belongs to none stands on top. */
function showRefusal(error: unknown, setError: UseFormSetError<WholeFields>, otherwise: string): void {
  const refused = error instanceof ApiError ? Object.entries(error.body.fields ?? {}) : [];
  let shown = false;
  for (const [name, message] of refused) {
    const field = fieldsOnWire[name];
    if (!field) continue;
    setError(field, { message });
    shown = true;
  }
  if (!shown) setError('root', { message: sentenceOf(error) ?? otherwise });
}
