import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { LookLine, type AttachedLook } from '../look-line.tsx';

export interface NotesFieldProps {
  artistName: string;
  /** What goes along with the words. */
  look?: AttachedLook | undefined;
  value: string;
  error?: string;
}

/** What the artist should know before the visit. */
export function NotesField({ artistName, look, value, error }: NotesFieldProps) {
  const t = useTranslations('bookings.book');
  return (
    <>
      {look && <LookLine look={look} words={t('look', { name: artistName })} linked={false} />}
      <Field id="notes" label={t('notes', { name: artistName })} optional={t('optional')} error={error}>
        <TextArea name="notes" rows={3} maxLength={2000} defaultValue={value} />
      </Field>
    </>
  );
}
