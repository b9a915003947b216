import { useTranslations } from 'use-intl';
import { useUser } from '#web/features/accounts/use-user.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';

/** What a guest's link shows once its visit belongs to an account: the way there. */
export function ClaimedVisit({ bookingId }: { bookingId: number }) {
  const t = useTranslations('visit');
  const user = useUser();
  return (
    <div className="page-gutter">
      <DeadEnd
        title={t('claimedTitle')}
        text={user ? t('claimedByAnother', { name: user.fullName }) : t('claimedText')}
      >
        {user ? (
          <ButtonLink href={paths.bookings('upcoming')}>{t('claimedOwn')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.auth(paths.bookingConfirmation(bookingId))}>{t('claimedLogIn')}</ButtonLink>
        )}
      </DeadEnd>
    </div>
  );
}
