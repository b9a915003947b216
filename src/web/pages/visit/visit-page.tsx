import { useTranslations } from 'use-intl';
import { holdsTime } from '#modules/bookings/rules';
import { formatDateAndTime, inOnePiece } from '#kernel/visit-time';
import { AddToCalendar } from '#web/features/bookings/managed/add-to-calendar.tsx';
import { ContestForm } from '#web/features/bookings/managed/contest-form.tsx';
import { NoShowPart } from '#web/features/bookings/managed/no-show-part.tsx';
import { MoveRequestNote } from '#web/features/bookings/managed/move-request-note.tsx';
import { SeriesVisits } from '#web/features/bookings/managed/series-visits.tsx';
import { VisitHeadline } from '#web/features/bookings/managed/visit-headline.tsx';
import { VisitTicket } from '#web/features/bookings/managed/visit-ticket.tsx';
import { WhatNext } from '#web/features/bookings/managed/what-next.tsx';
import { ManagedRating } from '#web/features/ratings/managed-rating.tsx';
import { YourTime } from '#web/features/bookings/your-time.tsx';
import { hrefOfSteps } from '#web/features/bookings/book/steps.ts';
import { paths } from '#web/paths.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { VisitPageProps } from './returned.ts';
import { CancelVisit } from './cancel-visit.tsx';
import { ClaimVisit } from './claim-visit.tsx';
import { KeepVisit } from './keep-visit.tsx';
import { MoveVisit } from './move-visit.tsx';
import { PayVisit, tellsMoney } from './pay-visit.tsx';
import { ReaddressVisit } from './readdress-visit.tsx';
import { hrefOfVisit, screenOf } from './steps.ts';
import { VisitNews } from './visit-news.tsx';
import { WriteAboutVisit } from './write-about-visit.tsx';

/** A guest's visit: how it stands, and what can be done about it. */
export function VisitPage(props: VisitPageProps) {
  const { booking, steps } = props;
  const asked = screenOf(steps);
  const step = asked && canStill(props)[asked] ? asked : undefined;
  return (
    <div className="page-gutter pb-8">
      {step === 'cancel' && <CancelVisit {...props} booking={booking} />}
      {step === 'email' && <ReaddressVisit {...props} booking={booking} />}
      {step === 'move' && <MoveVisit {...props} booking={booking} />}
      {!step && <Overview {...props} />}
    </div>
  );
}

/** What its guest may still do: move it until it begins, cancel it and have its mails until it is over. */
function canStill({ booking, now }: VisitPageProps) {
  const open = holdsTime(booking.status);
  const cancel = open && now < Date.parse(booking.endsAt);
  return { move: open && now < Date.parse(booking.date), cancel, email: cancel && Boolean(booking.guest?.email) };
}

function Overview(props: VisitPageProps) {
  const { token, booking, steps, now, rating, returned } = props;
  const t = useTranslations('visit');
  const can = canStill(props);
  const start = Date.parse(booking.date);
  const againHref = hrefToSame(booking);
  const awaits = booking.status === 'awaiting_payment';
  const pays = props.money && <PayVisit {...props} money={props.money} />;
  // While it is not paid, paying alone keeps the time: a password beside it would read as another way.
  const worthKeeping = (can.cancel && !awaits) || booking.status === 'completed';
  return (
    <>
      <VisitHeadline
        booking={booking}
        now={now}
        fresh={steps.news === 'new'}
        wrongAddress={
          <Link href={hrefOfVisit(token, { step: 'email' })} className="link">
            {t('wrongAddress')}
          </Link>
        }
        held={props.money?.held}
        yours={booking.expiresAt && <YourTime start={Date.parse(booking.expiresAt)} timeZone={booking.timeZone} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)]">
        <div>
          {booking.guest?.email && worthKeeping && <KeepVisit token={token} artistId={booking.artistId} />}
          <VisitNews booking={booking} now={now} news={steps.news} money={props.money} message={returned?.message} />
          <MoveRequestNote
            booking={booking}
            now={now}
            action={<KeepTime token={token} booking={booking} now={now} />}
          />
          <VisitTicket
            booking={booking}
            now={now}
            artistHref={paths.publicPage(booking.artist)}
            yours={<YourTime start={start} timeZone={booking.timeZone} />}
            // What is told about paying says what it is made of.
            priced={!(props.money && tellsMoney(props.money))}
          />
          {awaits && pays}
          <ActionRow pair={awaits && can.move}>
            {can.cancel && !awaits && (
              <AddToCalendar
                booking={booking}
                person={booking.artist.fullName}
                fileHref={`/api/manage/${token}/calendar.ics`}
              />
            )}
            {can.move && (
              <ButtonLink href={hrefOfVisit(token, { step: 'move' })} look="quiet">
                {t('change')}
              </ButtonLink>
            )}
            {can.cancel && (
              <ButtonLink href={hrefOfVisit(token, { step: 'cancel' })} look="danger">
                {t('cancel')}
              </ButtonLink>
            )}
            {!can.cancel && againHref !== undefined && (
              <ButtonLink href={againHref} look="book">
                {t('bookAgain')}
              </ButtonLink>
            )}
          </ActionRow>
          <NoShowPart
            booking={booking}
            now={now}
            asArtist={false}
            action={
              <ContestForm
                artistName={booking.artist.fullName}
                typed={returned?.contest?.typed}
                error={returned?.contest?.problem}
                action={`${hrefOfVisit(token)}#no-show`}
              />
            }
          />
          {!awaits && pays}
          {rating !== undefined && (
            <div className="mt-10">
              <ManagedRating
                visit={booking}
                guest={booking.guest !== null}
                rating={rating}
                changing={steps.step === 'rate'}
                returned={returned?.rating}
                links={{
                  act: `${hrefOfVisit(token)}#rating`,
                  change: `${hrefOfVisit(token, { step: 'rate' })}#rating`,
                  keep: `${hrefOfVisit(token)}#rating`,
                }}
                now={now}
              />
            </div>
          )}
          {props.written && !awaits && (
            <div className="mt-10">
              <WriteAboutVisit changeable={can.cancel} {...props} written={props.written} />
            </div>
          )}
          {booking.occurrences && booking.occurrences.length > 1 && (
            <div className="mt-10">
              <SeriesVisits
                visits={booking.occurrences}
                currency={booking.currency}
                currentId={booking.id}
                timeZone={booking.timeZone}
                now={now}
                hrefOf={({ manageToken }) => manageToken && hrefOfVisit(manageToken)}
              />
            </div>
          )}
        </div>
        <div className="grid content-start gap-10">
          <WhatNext booking={booking} now={now} againHref={againHref} />
          {can.email && (
            <p className="text-ink-2 measure">
              {t.rich('mailsGoTo', {
                email: booking.guest!.email!,
                link: (chunks) => (
                  <Link href={hrefOfVisit(token, { step: 'email' })} className="block w-fit link">
                    {chunks}
                  </Link>
                ),
              })}
            </p>
          )}
          {booking.guest?.email && worthKeeping && (
            <ClaimVisit token={token} email={booking.guest.email} returned={returned} />
          )}
        </div>
      </div>
    </>
  );
}

/** Takes the wish for another time back. */
function KeepTime({ token, booking, now }: Pick<VisitPageProps, 'token' | 'booking' | 'now'>) {
  const t = useTranslations('visit');
  const when = inOnePiece(formatDateAndTime(Date.parse(booking.date), booking.timeZone, { now }));
  return (
    <form method="post" action={hrefOfVisit(token)}>
      <input type="hidden" name="version" value={booking.version} />
      <input type="hidden" name="date" value={booking.date} />
      <Button type="submit" name="intent" value="keep" look="quiet" size="compact">
        {t('keepTime', { when })}
      </Button>
    </form>
  );
}

/** Where the same services are booked once more. */
function hrefToSame({ artist, serviceId, additions }: VisitPageProps['booking']): string | undefined {
  if (!artist.username) return undefined;
  return hrefOfSteps(artist.username, { service: serviceId, add: additions.map((addition) => addition.serviceId) });
}
