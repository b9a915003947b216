import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatDuration, formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Field } from '#web/ui/field.tsx';
import { MapPinIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
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
        <TextArea
          dir="auto"
          rows={5}
          value={words.caption}
          onChange={(event) => onChange({ caption: event.target.value })}
        />
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

interface ServiceFieldProps {
  userId: number;
  value: number | null;
  onChange: (serviceId: number | null) => void;
  error: string | undefined;
}

/** What can be booked to get this look: one of one's own services. */
function ServiceField({ userId, value, onChange, error }: ServiceFieldProps) {
  const t = useTranslations('composer.words');
  const services = useQuery({
    queryKey: ['services', userId, 'offered'],
    queryFn: () => browserApi('GET /api/users/{userId}/services', { params: { userId } }),
  });
  if (services.data?.length === 0)
    return (
      <p className="type-small text-ink-2">
        {t('noServices')}{' '}
        <Link href={paths.settings.services} className="link">
          {t('addService')}
        </Link>
      </p>
    );
  return (
    <Field label={t('service')} optional={t('optional')} hint={t('serviceHint')} error={error}>
      <Select value={value ?? ''} onChange={(event) => onChange(Number(event.target.value) || null)}>
        <option value="">{t('noService')}</option>
        {services.data?.map(({ id, name, duration, price, currency }) => (
          <option key={id} value={id}>
            {[name, formatDuration(duration), formatPrice(price, currency)].join(', ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
