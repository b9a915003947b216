import { useTranslations } from 'use-intl';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { MailedProof } from './mailed-proof.tsx';
import { hrefOfVisit } from './steps.ts';

export interface KeepVisitProps {
  token: string;
  /** Who has the visit already: their own client's is not theirs to keep. */
  artistId: number;
}

/** Over the visit, as whoever is logged in came for it: keeps it in their account. */
export function KeepVisit({ token, artistId }: KeepVisitProps) {
  const t = useTranslations('visit.claim');
  const user = useUser();
  if (!user || user.id === artistId) return null;
  return (
    <form method="post" action={hrefOfVisit(token)} className="mb-5">
      <MailedProof />
      <Banner
        title={t('signedInTitle')}
        action={
          <Button type="submit" name="intent" value="claim" size="compact">
            {t('signedInSubmit')}
          </Button>
        }
      >
        {t('signedInText', { name: user.fullName })}
      </Banner>
    </form>
  );
}
