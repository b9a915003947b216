import { useTranslations } from 'use-intl';
import { GuestEmailInput } from '#web/features/bookings/book/guest-email-input.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { hrefOfVisit } from './steps.ts';
import type { VisitPageProps } from './returned.ts';
import { VisitNews } from './visit-news.tsx';

/** Sends what a guest got by mail to another address, or once more to the same. */
export function ReaddressVisit({ token, booking, now, returned }: VisitPageProps) {
  const t = useTranslations('visit.readdress');
  const { typed, error } = returned?.email ?? {};
  return (
    <div className="mx-auto max-w-text">
      <PageHead title={t('title')} subtitle={t('text')} />
      <VisitNews booking={booking} now={now} news={undefined} message={returned?.message} />
      <form method="post" action={hrefOfVisit(token, { step: 'email' })} noValidate className="grid max-w-form gap-5">
        <Field id="email" label={t('email')} required error={error}>
          <GuestEmailInput
            defaultValue={typed ?? booking.guest?.email ?? ''}
            {...(error !== undefined && { autoFocus: true })}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={hrefOfVisit(token)} look="quiet" className="max-md:grow">
            {t('back')}
          </ButtonLink>
          <Button type="submit" name="intent" value="email" className="max-md:grow">
            {t('send')}
          </Button>
        </div>
      </form>
    </div>
  );
}
