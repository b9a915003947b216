import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { letterFields, type Letter, type LetterField } from './letter.ts';

export interface ContactFormProps {
  letter: Letter;
  /** Sentences by field. */
  errors: Readonly<Partial<Record<LetterField, string>>>;
  /** What belongs to no field, when the message was not sent. */
  failure?: string | undefined;
}

/** The form to write with. It posts to its own page; with script it stays in place, see `ContactScript`. */
export function ContactForm({ letter, errors, failure }: ContactFormProps) {
  const t = useTranslations('contact');
  const summary = letterFields.flatMap((id) => (errors[id] ? [{ id, message: `${t(id)}: ${errors[id]}` }] : []));
  const field = (name: LetterField) => ({ id: name, label: t(name), required: true, error: errors[name] });
  const control = (name: LetterField) => ({ name, defaultValue: letter[name], 'data-missing': t(`missing.${name}`) });
  return (
    <form
      id="contact-form"
      method="post"
      action={paths.contact}
      data-api={paths.contactApi}
      noValidate
      aria-label={t('form')}
    >
      <div className="grid gap-5">
        <div id="contact-failure" role="alert" className="empty:hidden">
          {failure !== undefined && (
            <Banner look="danger" title={t('failed')}>
              {failure}
            </Banner>
          )}
        </div>
        <ErrorSummary title={t('errors', { count: summary.length })} errors={summary} />
        <div className="grid gap-5 md:grid-cols-2">
          <Field {...field('name')}>
            <TextInput {...control('name')} autoComplete="name" maxLength={120} />
          </Field>
          <Field {...field('email')} hint={t('emailHint')}>
            <TextInput {...control('email')} type="email" autoComplete="email" autoCapitalize="none" maxLength={254} />
          </Field>
        </div>
        <Field {...field('subject')}>
          <TextInput {...control('subject')} maxLength={200} />
        </Field>
        <Field {...field('message')}>
          <TextArea {...control('message')} rows={7} maxLength={5000} />
        </Field>
        {/* A trap for robots; people neither see nor reach it. */}
        <label aria-hidden className="absolute -start-[200vw] h-px w-px overflow-hidden">
          {t('website')}
          <input name="website" defaultValue="" tabIndex={-1} autoComplete="off" />
        </label>
        <Button type="submit" size="hero" className="justify-self-start max-md:w-full">
          {t('send')}
        </Button>
      </div>
      <template id="contact-failure-look">
        <Banner look="danger" title={t('failed')}>
          <span data-why />
        </Banner>
      </template>
      <template id="contact-error-look">
        <FieldError>
          <span data-why />
        </FieldError>
      </template>
    </form>
  );
}
