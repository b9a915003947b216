import { useTranslations } from 'use-intl';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ClaimFields } from '#web/features/bookings/managed/claim-fields.tsx';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import { MailedProof } from './mailed-proof.tsx';
import type { VisitReturned } from './returned.ts';
import { hrefOfVisit } from './steps.ts';

export interface ClaimVisitProps {
  token: string;
  /** Of the guest. */
  email: string;
  returned?: VisitReturned | undefined;
}

/** Offers a visitor to keep the visit in a new account, for a password. */
export function ClaimVisit({ token, email, returned }: ClaimVisitProps) {
  const t = useTranslations('visit.claim');
  const user = useUser();
  const here = hrefOfVisit(token);
  if (user) return null;
  return (
    <section aria-labelledby="claim" className="max-lg:border-t max-lg:border-line max-lg:pt-8">
      <div>
        <h2 id="claim" className="type-display-s">
          {t('title')}
        </h2>
        <p className="mt-1.5 mb-4 text-ink-2">{t('text')}</p>
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
          <MailedProof />
          <ClaimFields email={email} error={returned?.password} />
        </form>
      </div>
    </section>
  );
}
