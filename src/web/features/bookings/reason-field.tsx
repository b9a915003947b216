import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

export interface ReasonFieldProps {
  /** Who reads it in the mail. */
  name: string;
  value: string;
  onChange: (reason: string) => void;
  className?: string;
}

/** A word to the other of a request that is declined or a visit that is cancelled. */
export function ReasonField({ name, value, onChange, className }: ReasonFieldProps) {
  const t = useTranslations('bookings');
  return (
    <Field
      className={className}
      label={t('artist.reason')}
      optional={t('book.optional')}
      hint={t('artist.reasonHint', { name })}
    >
      <TextArea rows={2} maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
