import { useTranslations } from 'use-intl';
import type { PublicUser } from '#modules/profiles/contract';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** What ties a visitor to somebody needs an account: both lead to signing in, and from there to where it is done. */
export function VisitorTies({ person }: { person: Pick<PublicUser, 'id'> }) {
  const t = useTranslations('profiles');
  return (
    <>
      <ButtonLink href={paths.auth(paths.profileToFollow(person.id))} look="quiet">
        {t('follow')}
      </ButtonLink>
      <ButtonLink href={paths.auth(paths.messageTo(person.id))} look="quiet">
        {t('message')}
      </ButtonLink>
    </>
  );
}
