import { useTranslations } from 'use-intl';
import { takesBookings } from '#modules/accounts/rules';
import type { OwnUser } from '#modules/accounts/contract';
import { UpcomingCard } from '#web/features/bookings/today/upcoming-card.tsx';
import { SuggestedCard } from '#web/features/follows/suggested-card.tsx';
import { OwnCard } from '#web/features/profiles/own-card.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { OwnLink } from '#web/widgets/own-link.tsx';

export interface SideProps {
  user: OwnUser;
  /** Whether they take bookings themselves. */
  offers: boolean;
  /** `https://uli.example` */
  origin: string;
}

/** Beside the feed: who one is, what is booked, whom one may follow, one's link. */
export function Side({ user, offers, origin }: SideProps) {
  const t = useTranslations('bookings.dashboard');
  return (
    <>
      <OwnCard userId={user.id} />
      <UpcomingCard userId={user.id} />
      {/* The feed goes on for far longer than the cards beside it: the last of them stay in sight. */}
      <div className="grid gap-5 md:sticky md:top-6">
        <SuggestedCard userId={user.id} />
        {offers && (
          <Card title={t('yourLink')}>
            <p className="mb-3 text-ink-2">{t('yourLinkText')}</p>
            <OwnLink user={user} origin={origin} />
          </Card>
        )}
        {!takesBookings(user) && <WayIn />}
      </div>
    </>
  );
}

/** For people who only book so far: a quiet way to take bookings themselves. */
function WayIn() {
  const t = useTranslations('bookings.dashboard');
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <p className="text-ink-2">{t('takeBookings')}</p>
      <ButtonLink href={paths.settings.services} look="quiet" size="compact">
        {t('addService')}
      </ButtonLink>
    </div>
  );
}
