import { useQueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { noShowFee } from '#modules/bookings/rules';
import { classNames } from '#web/ui/class-names.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { ArtistList } from './artist/artist-list.tsx';
import { CorrectButton } from './artist/correct-button.tsx';
import type { Correction } from './artist/correction-of.ts';
import { leavesMoney, type RecordOf } from './artist/record-payment.ts';
import { useArtistSteps } from './artist/use-artist-steps.ts';
import { UpcomingList } from './list/upcoming-list.tsx';
import type { CancelMoney } from './cancel/cancel-words.ts';
import { bookingsKey, type Booking, type Role } from './queries.ts';
import { useSheetAddress } from './sheet/use-sheet-address.ts';
import { RemindersCard } from './side/reminders-card.tsx';
import { useFirstTab, type BookingTab } from './use-first-tab.ts';
import { clientOf } from './visit-of.ts';
import { lazy } from '#web/ui/lazy.ts';

// What is past is looked at least.
const PastList = lazy(async () => ({ default: (await import('./list/past-list.tsx')).PastList }));
// Words alone: they need not be alive.
const TipsCard = lazy(async () => ({ default: (await import('./side/tips-card.tsx')).TipsCard }));

// Nobody opens these before they have looked at their list.
const CancelDialog = lazy(async () => ({ default: (await import('./cancel/cancel-dialog.tsx')).CancelDialog }));
const DeclineDialog = lazy(async () => ({ default: (await import('./artist/decline-dialog.tsx')).DeclineDialog }));
const BlockGuestDialog = lazy(async () => ({
  default: (await import('./artist/block-guest-dialog.tsx')).BlockGuestDialog,
}));
const EarlyDialog = lazy(async () => ({ default: (await import('./artist/early-dialog.tsx')).EarlyDialog }));
const NoShowDialog = lazy(async () => ({ default: (await import('./artist/no-show-dialog.tsx')).NoShowDialog }));
const BookedSheet = lazy(async () => ({ default: (await import('./sheet/booked-sheet.tsx')).BookedSheet }));

export interface BookingsBoardProps {
  user: Pick<OwnUser, 'id' | 'accountType' | 'trialStartedAt' | 'timeZone'>;
  /** As the address names it. */
  tab: BookingTab | undefined;
  onTab: (tab: BookingTab) => void;
  /** Epoch milliseconds at which the page was made. */
  now: number;
  /** A professional's link to pass on. */
  shareLink: ReactNode;
  /** What the client of a visit wrote and its professional has not read. */
  messageOf: (booking: Booking) => ReactNode;
  /** A client's way to rate a completed visit. */
  rateOf: (booking: Booking, only: 'asking' | 'said') => ReactNode;
  /** What cancelling does in money. */
  amountOf: (money: CancelMoney) => ReactNode;
  /** Asks what was paid at the chair. */
  recordOf: RecordOf;
}

/** Everything somebody has booked and is booked for, and the dialogs that change it. */
export function BookingsBoard({
  user,
  tab,
  onTab,
  shareLink,
  messageOf,
  rateOf,
  amountOf,
  recordOf,
  ...page
}: BookingsBoardProps) {
  const t = useTranslations('bookings');
  const cancelling = useShown<{ booking: Booking; role: Role }>();
  const early = useShown<Booking>();
  const missed = useShown<Booking>();
  const declining = useShown<readonly Booking[]>();
  const blocking = useShown<Booking>();
  const recording = useShown<Booking>();
  const queries = useQueryClient();
  const steps = useArtistSteps((booking) => leavesMoney(booking) && recording.show(booking));
  const sheet = useSheetAddress();
  const now = useNow(page.now);
  const rows = {
    move: (booking: Booking) => sheet.open({ move: booking.id }),
    again: (booking: Booking) => sheet.open({ again: booking.id }),
    block: blocking.show,
  };
  const asClient = { ...rows, cancel: (booking: Booking) => cancelling.show({ booking, role: 'client' }) };
  const noShow = (booking: Booking) => (noShowFee(booking) > 0 ? missed.show(booking) : steps.noShow(booking));
  const asArtist = {
    ...rows,
    ...steps,
    record: recording.show,
    noShow,
    correct: (booking: Booking, mark: Correction) =>
      mark === 'no_show' ? noShow(booking) : steps.correct(booking, mark),
    decline: declining.show,
    cancel: (booking: Booking) => cancelling.show({ booking, role: 'artist' }),
    complete: (booking: Booking) =>
      Date.now() < Date.parse(booking.date) ? early.show(booking) : steps.markCompleted(booking),
  };
  const list = { userId: user.id, now };
  const { open, waiting, unsure, works } = useFirstTab(tab, user, now);
  // What reminds and advises beside the list is for whoever is the client.
  const asProfessional = open === 'professional';
  return (
    <div
      className={classNames(
        'grid gap-x-6 gap-y-10 lg:gap-x-12',
        !asProfessional && 'md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      <Tabs
        label={t('page.tabs')}
        value={open}
        onValueChange={(value) => onTab(value as BookingTab)}
        className="@container min-w-0"
        tabs={[
          {
            value: 'upcoming',
            label: t('page.upcoming'),
            content: <UpcomingList {...list} actions={asClient} unsure={unsure} works={works} />,
          },
          {
            value: 'professional',
            label: t('page.asProfessional'),
            waiting: waiting > 0 ? { count: waiting, words: t('page.waiting', { count: waiting }) } : undefined,
            content: (
              <ArtistList
                {...list}
                timeZone={user.timeZone}
                actions={asArtist}
                messageOf={messageOf}
                shareLink={shareLink}
              />
            ),
          },
          {
            value: 'past',
            label: t('page.past'),
            content: (
              <Suspense>
                <PastList
                  {...list}
                  actions={asClient}
                  rateOf={rateOf}
                  onRecord={recording.show}
                  correctOf={(booking, labelId) => (
                    <CorrectButton booking={booking} now={now} labelId={labelId} onCorrect={asArtist.correct} />
                  )}
                />
              </Suspense>
            ),
          },
        ]}
      />
      {!asProfessional && (
        <aside aria-label={t('page.side')} className="grid content-start gap-5">
          <RemindersCard {...list} />
          <Suspense>
            <TipsCard {...list} />
          </Suspense>
        </aside>
      )}
      <Suspense>
        {cancelling.value && (
          <CancelDialog
            key={`cancel-${cancelling.turn}`}
            {...cancelling.value}
            open={cancelling.open}
            now={now}
            amountOf={amountOf}
            onClose={cancelling.hide}
            returnFocus={() => rowMenuOf(cancelling.value!.booking.id)}
          />
        )}
        {declining.value && (
          <DeclineDialog
            key={`decline-${declining.turn}`}
            visits={declining.value}
            open={declining.open}
            now={now}
            onConfirm={(reason) => {
              steps.decline(declining.value!, reason);
              declining.hide();
            }}
            onClose={declining.hide}
            returnFocus={() => rowMenuOf(declining.value![0]!.id)}
          />
        )}
        {blocking.value && (
          <BlockGuestDialog
            key={`block-${blocking.turn}`}
            booking={blocking.value}
            open={blocking.open}
            onClose={blocking.hide}
            returnFocus={() => rowMenuOf(blocking.value!.id)}
          />
        )}
        {early.value && (
          <EarlyDialog
            key={`early-${early.turn}`}
            booking={early.value}
            open={early.open}
            now={now}
            onConfirm={() => {
              steps.markCompleted(early.value!);
              early.hide();
            }}
            onClose={early.hide}
            returnFocus={() => rowMenuOf(early.value!.id)}
          />
        )}
        {missed.value && (
          <NoShowDialog
            key={`missed-${missed.turn}`}
            booking={missed.value}
            open={missed.open}
            now={now}
            onConfirm={() => {
              steps.noShow(missed.value!);
              missed.hide();
            }}
            onClose={missed.hide}
            returnFocus={() => rowMenuOf(missed.value!.id)}
          />
        )}
        {recording.value && (
          <Fragment key={`record-${recording.turn}`}>
            {recordOf({
              open: recording.open,
              bookingId: recording.value.id,
              name: clientOf(recording.value)?.name ?? recording.value.service.name,
              onRecorded: () => void queries.invalidateQueries({ queryKey: bookingsKey }),
              onClose: recording.hide,
              returnFocus: () => rowMenuOf(recording.value!.id),
            })}
          </Fragment>
        )}
        {sheet.last && (
          <BookedSheet
            key={sheet.turn}
            open={sheet.address !== undefined}
            address={sheet.last}
            userId={user.id}
            onClose={() => void sheet.close()}
            returnFocus={() => sheet.opener() ?? rowMenuOf('move' in sheet.last! ? sheet.last.move : sheet.last!.again)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The "…" of a booking's row; the page's main part when the row has gone. */
function rowMenuOf(id: number): HTMLElement | null {
  return document.getElementById(`booking-${id}`) ?? document.getElementById('main');
}
