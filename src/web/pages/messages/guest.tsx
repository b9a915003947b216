import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, useLoaderData, useOutletContext, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { GuestThreadOnWire } from '#modules/guest-messages/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { GuestView } from '#web/features/messaging/guest/guest-view.tsx';
import { guestThreadQuery } from '#web/features/messaging/guest/queries.ts';
import { paths } from '#web/paths.ts';
import { DropdownMenu, MenuItem, MenuLink } from '#web/ui/dropdown-menu.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DotsThreeIcon, UserCircleIcon, UserMinusIcon } from '#web/ui/icons.ts';
import { lazy } from '#web/ui/lazy.ts';

const BlockGuest = lazy(async () => ({ default: (await import('./block-guest.tsx')).BlockGuest }));

const queries: PageQueries = async (api, { url, params }) => {
  await requireUser(api, url);
  return [guestThreadQuery(api, Number(params.bookingId))];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** What one writes with the guest of a booking. */
export default function GuestThreadPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  const { bookingId } = useParams();
  return (
    <HydrationBoundary state={state}>
      <GuestThread key={bookingId} bookingId={Number(bookingId)} />
    </HydrationBoundary>
  );
}

function GuestThread({ bookingId }: { bookingId: number }) {
  const t = useTranslations('messaging');
  const now = useOutletContext<number>();
  const user = useUser();
  const { data: thread, error } = useQuery(guestThreadQuery(browserApi, bookingId));
  if (error) return <ErrorState title={t('threadGone')}>{sentenceOf(error)}</ErrorState>;
  if (!thread || !user) return null;
  // Since they have an account, one writes to that.
  if (thread.clientId !== null) return <Navigate to={paths.messageTo(thread.clientId)} replace />;
  return (
    <GuestView thread={thread} userId={user.id} zone={user.timeZone} now={now} menu={<GuestMenu thread={thread} />} />
  );
}

function GuestMenu({ thread }: { thread: GuestThreadOnWire }) {
  const t = useTranslations('messaging');
  const words = useTranslations('bookings.artist');
  const [blocking, setBlocking] = useState(false);
  const { name, visit, email, phone } = thread;
  const id = 'about-guest';
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton id={id} label={t('morePerson', { name })}>
            <DotsThreeIcon size={26} weight="bold" aria-hidden />
          </IconButton>
        }
      >
        <MenuLink href={paths.client(visit.id)} icon={<UserCircleIcon size={20} />}>
          {t('guest.card', { name })}
        </MenuLink>
        {(email ?? phone) !== null && (
          <MenuItem danger icon={<UserMinusIcon size={20} />} onSelect={() => setBlocking(true)}>
            {words('blockGuest', { name })}
          </MenuItem>
        )}
      </DropdownMenu>
      {blocking && (
        <Suspense>
          <BlockGuest
            booking={{ id: visit.id, guest: { fullName: name, email, phone } }}
            onClose={() => setBlocking(false)}
            returnFocus={() => document.getElementById(id)}
          />
        </Suspense>
      )}
    </>
  );
}
