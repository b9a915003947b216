import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** What stands in the form's place once the message is on its way. */
export function ThankYou() {
  const t = useTranslations('contact');
  return (
    <div>
      <Banner look="success" role="status" title={t('sent')} />
      <h2 id="contact-thanks" tabIndex={-1} className="mt-8 type-display-m outline-none">
        {t('thanks')}
      </h2>
      <p className="mt-3 text-ink-2 measure">{t('thanksText')}</p>
      <ButtonLink href={paths.contact} look="quiet" className="mt-6" data-another>
        {t('another')}
      </ButtonLink>
    </div>
  );
}
