import { hrefOnceBooked } from '#web/features/bookings/href-once-booked.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { takesBookings } from '#modules/accounts/rules';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { openingsOfQuery, type Opening } from '#web/features/bookings/openings/queries.ts';
import { offeredServicesQuery } from '#web/features/bookings/queries.ts';
import { tiesQuery } from '#web/features/follows/queries.ts';
import { PageMood } from '#web/features/profiles/page-mood.tsx';
import { PublicHead } from '#web/features/profiles/public-head.tsx';
import { personQuery, worksQuery } from '#web/features/profiles/queries.ts';
import { ShareMenu } from '#web/features/profiles/share-menu.tsx';
import { WorksBand } from '#web/features/profiles/works-band.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { OtherActions } from './other-actions.tsx';
import { ProfileFailed, ProfileLoading, UnknownProfile } from './profile-states.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { bandOf } from '#web/features/profiles/band.ts';
import { Unverified } from '#web/widgets/unverified.tsx';
import { lazy } from '#web/ui/lazy.ts';

// Nobody books before they have looked at the profile.
const BookingSheet = lazy(async () => ({
  default: (await import('#web/features/bookings/sheet/booking-sheet.tsx')).BookingSheet,
}));

// Few have gaps to offer; their page comes first.
const OpeningsOf = lazy(async () => ({
  default: (await import('#web/widgets/openings-with-texts.tsx')).OpeningsOfWithTexts,
}));

// It stands in the page that was sent; what it takes to look for a later time comes after what shows first.
const NextFreeChip = lazy(async () => ({
  default: (await import('#web/features/bookings/pick/next-free-chip.tsx')).NextFreeChip,
}));

// Hardly anybody is blocked.
const BlockedState = lazy(async () => ({
  default: (await import('#web/features/safety/blocked-state.tsx')).BlockedState,
}));

// Only their owner sees the address to pass on, and what a page lacks.
const OwnLink = lazy(async () => ({ default: (await import('#web/widgets/own-link.tsx')).OwnLink }));
const SetUpList = lazy(async () => ({ default: (await import('#web/widgets/set-up-list.tsx')).SetUpList }));

export interface ProfileProps {
  userId: number;
  viewer: OwnUser;
  /** Epoch milliseconds. */
  now: number;
  origin: string;
}

/** Somebody's profile: who they are, and their works, services, offers and ratings. The booking sheet opens over it. */
export function Profile({ userId, viewer, now, origin }: ProfileProps) {
  const t = useTranslations('profiles');
  const navigate = useNavigate();
  const person = useQuery(personQuery(browserApi, userId));
  const services = useQuery(offeredServicesQuery(browserApi, userId));
  const works = useQuery(worksQuery(browserApi, userId));
  const openings = useQuery(openingsOfQuery(browserApi, userId));
  const own = viewer.id === userId;
  const { data: ties } = useQuery({ ...tiesQuery(browserApi, userId), enabled: !own });
  const sheet = useSheet();
  const opening = useWanted(openings.data, sheet.openingId);
  if (person.isPending) return <ProfileLoading />;
  if (person.isError) {
    const { error } = person;
    return error instanceof ApiError && error.status === 404 ? (
      <UnknownProfile sentence={error.body.code === 'profile_closed' ? error.body.message : undefined} />
    ) : (
      <ProfileFailed onRetry={() => void person.refetch()} />
    );
  }
  const { data: user } = person;
  const professional = takesBookings(viewer);
  const band = bandOf(works.data?.items ?? []);
  return (
    <PageMood mood={user} className="down-to-footer page-gutter">
      <WorksBand works={band} />
      <PublicHead
        noBio={own && !professional ? undefined : t('noBio')}
        onlyBooks={own && !professional}
        person={user}
        counts={user}
        overlaps={band.length > 0}
        lists={{
          ratings: ties?.blocked ? undefined : '?tab=ratings#tabs',
          followers: paths.followers(userId),
          following: paths.following(userId),
          ...(own && { saved: paths.saved }),
        }}
        nextFree={
          !ties?.blocked && (
            <Suspense>
              <NextFreeChip artistId={userId} now={now} onBook={own ? undefined : sheet.open} />
            </Suspense>
          )
        }
        actions={
          own ? (
            <>
              <ButtonLink href={paths.settings.profile} className="max-md:grow">
                {t('editProfile')}
              </ButtonLink>
              <ShareMenu name={user.fullName} url={`${origin}${paths.publicPage(user)}`} />
            </>
          ) : (
            <OtherActions
              person={user}
              viewerId={viewer.id}
              origin={origin}
              onBook={services.data?.length === 0 ? undefined : () => sheet.open()}
            />
          )
        }
        address={
          own && (
            <Suspense fallback={<div className="h-11" />}>
              <OwnLink user={viewer} origin={origin} />
            </Suspense>
          )
        }
      />
      {own && <Unverified user={viewer} className="mb-8" />}
      {own && professional && (
        <div className="mb-8 empty:hidden">
          <Suspense>
            <SetUpList user={viewer} />
          </Suspense>
        </div>
      )}
      {ties?.blocked ? (
        <Suspense>
          <BlockedState person={user} />
        </Suspense>
      ) : (
        <>
          <div className="mb-8 empty:hidden">
            <Suspense>
              {(openings.data?.length ?? 0) > 0 && <OpeningsOf userId={userId} now={now} own={own} />}
            </Suspense>
          </div>
          <div id="tabs">
            <ProfileTabs person={user} own={own} now={now} onBook={own ? undefined : sheet.open} />
          </div>
        </>
      )}
      <Suspense>
        {sheet.isOpen && !(sheet.openingId && openings.isPending) && (
          <BookingSheet
            key={opening?.id}
            open
            artist={user}
            serviceId={sheet.serviceId}
            opening={opening}
            openingGone={sheet.openingId !== undefined && opening === undefined}
            onClose={sheet.close}
            onBooked={(booked) => void navigate(hrefOnceBooked(booked), { replace: true })}
            returnFocus={sheet.opener}
          />
        )}
      </Suspense>
    </PageMood>
  );
}

/** The opening of the address as it was when the sheet opened: while somebody books it, it is gone from the list. */
function useWanted(openings: readonly Opening[] | undefined, id: number | undefined): Opening | undefined {
  const [kept, setKept] = useState<Opening>();
  const found = kept?.id === id ? kept : openings?.find((opening) => opening.id === id);
  if (found !== kept) setKept(found);
  return found;
}

/** The booking sheet as a state of the address (`?book`, `?book={serviceId}`, with `&opening={id}`), so that Back closes it. */
function useSheet() {
  const [search, setSearch] = useSearchParams();
  const pressed = useRef<Element>(null);
  const book = search.get('book');
  return {
    isOpen: book !== null,
    serviceId: idOf(book),
    openingId: idOf(search.get('opening')),
    opener: () => (pressed.current instanceof HTMLElement && pressed.current.isConnected ? pressed.current : null),
    open: (serviceId?: number, openingId?: number) => {
      pressed.current = document.activeElement;
      const next = new URLSearchParams(search);
      next.set('book', serviceId === undefined ? '' : String(serviceId));
      if (openingId !== undefined) next.set('opening', String(openingId));
      setSearch(next, { preventScrollReset: true });
    },
    close: () => {
      const next = new URLSearchParams(search);
      next.delete('book');
      next.delete('opening');
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}

function idOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
