import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { CaretDownIcon, TagIcon } from '#web/ui/icons.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export interface CodeFieldProps {
  value: string;
  error?: string | undefined;
  /** What the code takes off, once it counts. */
  applied?: string | undefined;
  /** In a hydrated form: the price follows while one types. Without it a button shows the new price. */
  onChange?: ((code: string) => void) | undefined;
}

/** A code of an offer; quiet until somebody has one. */
export function CodeField({ value, error, applied, onChange }: CodeFieldProps) {
  const t = useTranslations('bookings.book');
  return (
    <details
      open={value !== '' || error !== undefined}
      className="group rounded-control border-[1.5px] border-line-strong"
    >
      <summary className="flex min-h-12 items-center gap-2.5 rounded-control px-3.5 py-2 type-strong">
        <TagIcon size={20} aria-hidden className="text-ink-2" />
        {t('haveCode')}
        <CaretDownIcon size={18} aria-hidden className="ms-auto text-ink-2 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-3.5 pt-1 pb-4">
        <Field id="offerCode" label={t('offerCode')} optional={t('optional')} hint={applied} error={error}>
          <TextInput
            name="offerCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={value}
            {...(onChange && { onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) })}
          />
        </Field>
        {!onChange && (
          // The answer stands beside the field, far below the top of the page.
          <Button
            type="submit"
            name="intent"
            value="code"
            formAction="#offerCode"
            look="quiet"
            className="justify-self-start"
          >
            {t('useCode')}
          </Button>
        )}
      </div>
    </details>
  );
}
