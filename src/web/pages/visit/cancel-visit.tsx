import { useTranslations } from 'use-intl';
import { withLater } from '#web/features/bookings/cancel/cancel-words.ts';
import { CancelFields } from '#web/features/bookings/managed/cancel-fields.tsx';
import { VisitTicket } from '#web/features/bookings/managed/visit-ticket.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { CancelAmount } from '#web/widgets/cancel-amount.tsx';
import { hrefOfVisit } from './steps.ts';
import type { VisitPageProps } from './returned.ts';
import { VisitNews } from './visit-news.tsx';

/** Asks once more before a visit is cancelled. */
export function CancelVisit({ token, booking, money, now, returned }: VisitPageProps) {
  const t = useTranslations('visit');
  const all = money && withLater(money, booking, now);
  const amounts = all &&
    (all.paid > 0 || all.cancelFee > 0) && {
      one: <CancelAmount {...money} />,
      all: <CancelAmount {...all} />,
    };
  return (
    <div className="max-w-text">
      <PageHead title={t('cancelTitle')} />
      <VisitNews booking={booking} news={undefined} message={returned?.message} />
      <VisitTicket booking={booking} now={now} artistHref={paths.publicPage(booking.artist)} />
      <form method="post" action={hrefOfVisit(token, { step: 'cancel' })} className="mt-6">
        <CancelFields
          recurring={booking.isRecurring}
          keepHref={hrefOfVisit(token)}
          {...(amounts && { money: amounts })}
        />
      </form>
    </div>
  );
}
