import { useTranslations } from 'use-intl';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ClaimFields } from '#web/features/bookings/managed/claim-fields.tsx';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { VisitReturned } from './returned.ts';
import { hrefOfVisit } from './steps.ts';

export interface ClaimVisitProps {
  token: string;
  /** Who has the visit already: their own client's is not theirs to keep. */
  artistId: number;
  /** Of the guest. */
  email: string;
  returned?: VisitReturned | undefined;
}

/** Offers to keep the visit in an account: the signed-in one, or a new one for a password. */
export function ClaimVisit({ token, artistId, email, returned }: ClaimVisitProps) {
  const t = useTranslations('visit.claim');
  const user = useUser();
  const here = hrefOfVisit(token);
  if (user?.id === artistId) return null;
  return (
    <section aria-labelledby="claim" className="max-lg:border-t max-lg:border-line max-lg:pt-8">
      <div>
        <h2 id="claim" className="type-display-s">
          {user ? t('signedInTitle') : t('title')}
        </h2>
        <p className="mt-1.5 mb-4 text-ink-2">{user ? t('signedInText', { name: user.fullName }) : t('text')}</p>
        {returned?.known && (
          <Banner
            look="warn"
            role="alert"
            title={t('known')}
            action={
              <Link href={paths.auth(here)} className="link">
                {t('logIn')}
              </Link>
            }
            className="mb-4"
          />
        )}
        <form method="post" action={here} noValidate>
          {user ? (
            <Button type="submit" name="intent" value="claim" look="quiet">
              {t('signedInSubmit')}
            </Button>
          ) : (
            <ClaimFields email={email} error={returned?.password} />
          )}
        </form>
      </div>
    </section>
  );
}
