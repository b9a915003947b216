import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

export interface ReasonFieldProps extends Pick<
  ComponentProps<typeof TextArea>,
  'name' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Who reads it in the mail. */
  reader: string;
  className?: string;
}

/** A word to the other of a request that is declined or a visit that is cancelled. */
export function ReasonField({ reader, className, ...text }: ReasonFieldProps) {
  const t = useTranslations('bookings');
  return (
    <Field
      className={className}
      label={t('artist.reason')}
      optional={t('book.optional')}
      hint={t('artist.reasonHint', { name: reader })}
    >
      <TextArea rows={2} maxLength={500} {...text} />
    </Field>
  );
}
