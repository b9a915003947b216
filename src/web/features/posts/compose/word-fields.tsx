import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { MapPinIcon } from '#web/ui/icons.ts';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ServiceField } from './service-field.tsx';
import { lengthOf, mostCaption } from './words.ts';
import type { Words } from './words.ts';

export interface WordFieldsProps {
  userId: number;
  words: Words;
  onChange: (change: Partial<Words>) => void;
  /** Whether there are two pictures to compare. */
  canPair: boolean;
  /** What the server refused, by field. */
  errors: Readonly<Record<string, string>>;
}

/** Caption, tagged service, place, and whether the first two pictures are before and after. */
export function WordFields({ userId, words, onChange, canPair, errors }: WordFieldsProps) {
  const t = useTranslations('composer.words');
  const length = lengthOf(words.caption);
  return (
    <div className="grid content-start gap-5">
      <Field
        label={t('caption')}
        optional={t('optional')}
        hint={
          <span className="flex justify-between gap-4">
            <span>{t('captionHint')}</span>
            <span className={length > mostCaption ? 'font-semibold text-danger' : ''}>
              {t('length', { length, most: mostCaption })}
            </span>
          </span>
        }
        error={length > mostCaption ? t('tooLong', { most: mostCaption }) : errors['caption']}
      >
        <TextArea rows={5} value={words.caption} onChange={(event) => onChange({ caption: event.target.value })} />
      </Field>
      <ServiceField
        userId={userId}
        value={words.serviceId}
        onChange={(serviceId) => onChange({ serviceId })}
        error={errors['serviceId']}
      />
      <Field label={t('place')} optional={t('optional')} error={errors['place']}>
        <TextInput
          lead={<MapPinIcon size={20} />}
          maxLength={120}
          autoComplete="off"
          value={words.place}
          onChange={(event) => onChange({ place: event.target.value })}
        />
      </Field>
      {canPair && (
        <Switch
          label={t('pair')}
          hint={t('pairHint')}
          checked={words.beforeAfter}
          onChange={(event) => onChange({ beforeAfter: event.target.checked })}
        />
      )}
    </div>
  );
}
