import { useTranslations } from 'use-intl';
import { CancelFields } from '#web/features/bookings/managed/cancel-fields.tsx';
import { VisitTicket } from '#web/features/bookings/managed/visit-ticket.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { hrefOfVisit } from './steps.ts';
import type { VisitPageProps } from './returned.ts';
import { VisitNews } from './visit-news.tsx';

/** Asks once more before a visit is cancelled. */
export function CancelVisit({ token, booking, now, returned }: VisitPageProps) {
  const t = useTranslations('visit');
  return (
    <div className="max-w-text">
      <PageHead title={t('cancelTitle')} />
      <VisitNews booking={booking} news={undefined} message={returned?.message} />
      <VisitTicket booking={booking} now={now} artistHref={paths.publicPage(booking.artist)} />
      <form method="post" action={hrefOfVisit(token, { step: 'cancel' })} className="mt-6">
        <CancelFields recurring={booking.isRecurring} keepHref={hrefOfVisit(token)} />
      </form>
    </div>
  );
}
