import { useTranslations } from 'use-intl';
import type { PublicUser } from '#modules/profiles/contract';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

export interface MemberTiesProps {
  person: Pick<PublicUser, 'id' | 'fullName'>;
  /** Undefined where they cannot be known. */
  ties: { readonly following: boolean; readonly blocked: boolean } | undefined;
}

/** Follows somebody, or no longer, and leads to where one writes to them; without script, as the page around it. */
export function MemberTies({ person, ties }: MemberTiesProps) {
  const t = useTranslations('profiles');
  // Whom one blocked one neither follows nor writes to, and unblocks where all of it can be done.
  if (!ties || ties.blocked)
    return (
      <ButtonLink href={paths.profile(person.id)} look="quiet">
        {t('inApp')}
      </ButtonLink>
    );
  const { following } = ties;
  return (
    <>
      <form method="post" className="grid">
        <Button type="submit" look="quiet" name="follow" value={following ? 'no' : 'yes'}>
          {t(following ? 'following' : 'follow')} <span className="sr-only">{person.fullName}</span>
        </Button>
      </form>
      <ButtonLink href={paths.messageTo(person.id)} look="quiet">
        {t('message')}
      </ButtonLink>
    </>
  );
}
