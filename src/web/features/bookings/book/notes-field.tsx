import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** What the artist should know before the visit. */
export function NotesField({ artistName, value, error }: { artistName: string; value: string; error?: string }) {
  const t = useTranslations('bookings.book');
  return (
    <Field id="notes" label={t('notes', { name: artistName })} optional={t('optional')} error={error}>
      <TextArea name="notes" rows={3} maxLength={2000} defaultValue={value} />
    </Field>
  );
}
