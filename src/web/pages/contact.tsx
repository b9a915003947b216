import type { ReactNode } from 'react';
import { useActionData, useLoaderData, useRouteLoaderData, type MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { ContactScript } from '#web/features/contact/contact-script.tsx';
import { emptyLetter } from '#web/features/contact/letter.ts';
import { OfficeHours } from '#web/features/contact/office-hours.tsx';
import { ThankYou } from '#web/features/contact/thank-you.tsx';
import type { PageHandle } from '#web/page-handle.ts';
import { Questions } from '#web/widgets/questions.tsx';
import { actOnContact, loadContact } from './contact/load.ts';
import { metaOfContact } from './contact/meta.ts';

export const handle: PageHandle = { hydrate: false, styles: 'contact' };

export const loader = loadContact;
export const action = actOnContact;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOfContact(loaderData);

const asked = ['booking', 'password', 'trial', 'data', 'report'] as const;

export default function ContactPage() {
  const t = useTranslations('contact');
  const { email, timeZone, open, now, sent } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  return (
    <div className="page-gutter">
      <header className="pt-8 pb-10 md:pt-12 md:pb-14">
        <h1 className="type-display-l">{t('headline')}</h1>
        <p className="mt-2.5 type-body-l text-ink-2 measure">{t('promise')}</p>
      </header>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {sent && !returned ? (
            <ThankYou />
          ) : (
            <ContactForm
              letter={returned?.letter ?? emptyLetter}
              errors={returned?.errors ?? {}}
              failure={returned?.failure}
            />
          )}
        </div>
        <div className="grid content-start gap-12">
          <section aria-labelledby="details">
            <h2 id="details" className="type-display-m">
              {t('detailsTitle')}
            </h2>
            <dl className="mt-3 grid grid-cols-[fit-content(42%)_minmax(0,1fr)] gap-x-6">
              <Detail label={t('mailLabel')}>
                <a href={`mailto:${email}`} className="link wrap-anywhere">
                  {email}
                </a>
              </Detail>
              <Detail label={t('answerLabel')}>{t('answerText')}</Detail>
              <Detail label={t('sourceLabel')}>{t('source')}</Detail>
            </dl>
          </section>
          <OfficeHours timeZone={timeZone} open={open} now={now} />
        </div>
      </div>
      <Questions
        title={t('questionsTitle')}
        list={asked.map((one) => [t(`questions.question.${one}`), t(`questions.answer.${one}`)] as const)}
      />
      <template id="contact-thanks-look">
        <ThankYou />
      </template>
      <ContactScript nonce={root?.nonce} sending={t('sending')} />
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="col-span-full grid grid-cols-subgrid border-b border-line py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
