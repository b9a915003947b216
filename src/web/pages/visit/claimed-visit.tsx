import { useTranslations } from 'use-intl';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Line } from '#web/line/line.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** What a guest's link shows once its visit belongs to an account: the way there. */
export function ClaimedVisit({ bookingId }: { bookingId: number }) {
  const t = useTranslations('visit');
  const user = useUser();
  return (
    <div className="page-gutter">
      <PageHead
        title={t('claimedTitle')}
        subtitle={user ? t('claimedByAnother', { name: user.fullName }) : t('claimedText')}
      />
      {user ? (
        <ButtonLink href={paths.bookings()}>{t('claimedOwn')}</ButtonLink>
      ) : (
        <ButtonLink href={paths.auth(paths.bookingConfirmation(bookingId))}>{t('claimedLogIn')}</ButtonLink>
      )}
      <Line name="empty" className="mt-12 max-w-80" />
    </div>
  );
}
