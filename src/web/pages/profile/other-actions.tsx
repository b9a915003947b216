import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { PublicUser } from '#modules/profiles/contract';
import { browserApi } from '#web/api/browser.ts';
import { FollowButton } from '#web/features/follows/follow-button.tsx';
import { tiesQuery } from '#web/features/follows/queries.ts';
import { useShareProfile } from '#web/features/profiles/use-share-profile.ts';
import { PersonMenu } from '#web/features/safety/person-menu.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/dropdown-menu.tsx';
import { ShareNetworkIcon } from '#web/ui/icons.ts';

export interface OtherActionsProps {
  person: PublicUser;
  viewerId: number;
  /** `https://uli.example` */
  origin: string;
  /** Undefined where there is nothing to book. */
  onBook: (() => void) | undefined;
}

/** What one can do about somebody else: book, follow, write, and behind "…" share, mute, block and report. */
export function OtherActions({ person, viewerId, origin, onBook }: OtherActionsProps) {
  const t = useTranslations('profiles');
  const tPeople = useTranslations('people');
  const share = useShareProfile();
  const { data: ties } = useQuery(tiesQuery(browserApi, person.id));
  const { fullName: name } = person;
  return (
    <>
      {!ties?.blocked && (
        <>
          {onBook && (
            <Button look="book" className="max-md:basis-full" onClick={onBook}>
              {t('bookNow')}
            </Button>
          )}
          <FollowButton viewerId={viewerId} person={person} look="quiet" size="default" className="max-md:grow" />
          <ButtonLink href={paths.messageTo(person.id)} look="quiet" className="max-md:grow">
            {t('message')}
          </ButtonLink>
        </>
      )}
      <PersonMenu person={person} ties={ties} label={tPeople('more', { name })}>
        <MenuItem
          icon={<ShareNetworkIcon size={20} />}
          onSelect={() => void share(name, `${origin}${paths.publicPage(person)}`)}
        >
          {t('share')}
        </MenuItem>
      </PersonMenu>
    </>
  );
}
