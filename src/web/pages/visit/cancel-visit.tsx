import { useTranslations } from 'use-intl';
import { withLater } from '#web/features/bookings/cancel/cancel-words.ts';
import { CancelFields } from '#web/features/bookings/managed/cancel-fields.tsx';
import { OfflineNote } from '#web/features/bookings/offline-note.tsx';
import { VisitTicket } from '#web/features/bookings/managed/visit-ticket.tsx';
import { YourTime } from '#web/features/bookings/your-time.tsx';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { CancelAmount } from '#web/widgets/cancel-amount.tsx';
import { hrefOfVisit } from './steps.ts';
import type { VisitPageProps } from './returned.ts';
import { VisitNews } from './visit-news.tsx';

/** Asks once more before a visit is cancelled. */
export function CancelVisit({ token, booking, money, now, returned }: VisitPageProps) {
  const t = useTranslations('visit');
  const words = useTranslations('bookings');
  const { currency } = booking;
  const stands = money ?? { currency, paid: 0, cancelFee: 0 };
  const changed = returned?.fee;
  const one = changed && !changed.all ? { ...stands, cancelFee: changed.amount } : stands;
  const all = changed?.all ? { ...stands, cancelFee: changed.amount } : withLater(stands, booking, now);
  const amounts = (all.paid > 0 || all.cancelFee > 0) && {
    one: <CancelAmount {...one} />,
    all: <CancelAmount {...all} />,
  };
  return (
    <div className="mx-auto max-w-text">
      <PageHead title={t('cancelTitle')} back={<BackLink href={hrefOfVisit(token)}>{t('back')}</BackLink>} />
      <VisitNews booking={booking} now={now} news={undefined} message={returned?.message} />
      <VisitTicket
        booking={booking}
        now={now}
        artistHref={paths.publicPage(booking.artist)}
        yours={<YourTime start={Date.parse(booking.date)} timeZone={booking.timeZone} />}
      />
      <form method="post" action={hrefOfVisit(token, { step: 'cancel' })} className="mt-6 grid gap-5">
        <OfflineNote title={words('sheet.offlineMove')} />
        <CancelFields
          recurring={booking.isRecurring}
          name={booking.artist.fullName}
          reason={returned?.reason}
          keepHref={hrefOfVisit(token)}
          fees={{ one: one.cancelFee, all: all.cancelFee, currency }}
          allMeant={changed?.all}
          {...(amounts && { money: amounts })}
        />
      </form>
    </div>
  );
}
