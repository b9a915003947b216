import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { calendarDate } from '#kernel/visit-time';
import { useUser } from '#web/features/accounts/use-user.ts';
import { bookableAlone } from '#web/features/bookings/book/additions.ts';
import { BookOpening } from '#web/features/bookings/openings/book-opening.tsx';
import { hrefOfOpening } from '#web/features/bookings/openings/booked-opening.ts';
import { OpeningList } from '#web/features/bookings/openings/opening-list.tsx';
import { useMomentWords } from '#web/features/bookings/pick/moment-words.ts';
import { TermsLine } from '#web/features/bookings/book/terms-line.tsx';
import { ServiceBoard } from '#web/features/bookings/pick/service-board.tsx';
import { TheirClock } from '#web/features/bookings/pick/their-clock.tsx';
import { OfferTickets } from '#web/features/catalogue/offer-tickets.tsx';
import { MemberTies } from '#web/features/profiles/member-ties.tsx';
import { NameBar } from '#web/features/profiles/name-bar.tsx';
import { OpeningHours } from '#web/features/profiles/opening-hours.tsx';
import { PageMood } from '#web/features/profiles/page-mood.tsx';
import { PublicHead } from '#web/features/profiles/public-head.tsx';
import { bandOf } from '#web/features/profiles/band.ts';
import { ShareMenu } from '#web/features/profiles/share-menu.tsx';
import { VisitorTies } from '#web/features/profiles/visitor-ties.tsx';
import { WorksBand } from '#web/features/profiles/works-band.tsx';
import { WorksGrid } from '#web/features/profiles/works-grid.tsx';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { FreeTime } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CopyAddressScript } from '#web/ui/copy-address.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { restingBelow } from '#web/ui/resting-below.ts';
import { WithOpeningTexts } from '#web/widgets/with-opening-texts.tsx';
import { PublicRatings } from './public-ratings.tsx';
import type { PublicPageData } from './load.ts';

/** Somebody's public page: who they are, what they offer, when they are open. */
export function PublicPage(page: PublicPageData) {
  const { person, services, offers, availability, ratings, posts, openings, ties, nextFree, now, url } = page;
  const t = useTranslations('profiles');
  const tBook = useTranslations('bookings.book');
  const user = useUser();
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  const moment = useMomentWords(availability.timeZone, calendarDate(now, availability.timeZone));
  const own = user?.id === person.id;
  const band = bandOf(posts);
  // Whoever once worked is not stripped of what they were given for it.
  const worked = services.length > 0 || posts.length > 0 || ratings.ratingsCount > 0;
  const onlyBooks = person.accountType === 'personal' && !worked;
  const closed = availability.takesBookings === false;
  // Its owner sees it as everybody does; that booking oneself ends there is said on the way.
  const bookHref = bookableAlone(services).length > 0 && !closed ? paths.bookingPage(person.username) : undefined;
  return (
    <PageMood mood={person} className="down-to-footer">
      <div className="relative z-20 bg-page">
        <div className="page-gutter">
          {own && (
            <Banner
              title={t('asClients')}
              action={
                <Link href={paths.settings.profile} className="link type-strong">
                  {t('editProfile')}
                </Link>
              }
              className="my-3"
            />
          )}
          <WorksBand works={band} />
          <PublicHead
            person={person}
            onlyBooks={onlyBooks}
            counts={ratings}
            lists={{ ratings: '#ratings' }}
            overlaps={band.length > 0}
            nextFree={
              nextFree !== undefined && (
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="max-md:basis-full">
                    <FreeTime>{t('nextFree', { when: moment(nextFree.at) })}</FreeTime>
                  </span>
                  {nextFree.service && <span className="type-small text-ink-2">{nextFree.service}</span>}
                  <TheirClock timeZone={availability.timeZone} city={person.city} />
                </p>
              )
            }
            actions={
              // On a phone the first has a line of its own, and the others go in pairs.
              <div className="grid w-full grid-cols-2 gap-3 max-md:*:first:col-span-2 max-md:*:last:even:col-span-2 md:contents">
                {bookHref && (
                  <ButtonLink href={bookHref} look="book">
                    {t('bookNow')}
                  </ButtonLink>
                )}
                {user && !own && <MemberTies person={person} ties={ties} />}
                {!user && <VisitorTies person={person} />}
                {/* One thing in the row: its menu counts, too, as long as it is closed. */}
                <div className="grid">
                  <ShareMenu name={person.fullName} url={url} />
                </div>
              </div>
            }
          />
        </div>
      </div>
      <NameBar name={person.fullName} image={person.profileImage} bookHref={bookHref} bookLabel={t('bookNow')} />
      <div className={classNames('pb-8 empty:hidden', columns)}>
        <WithOpeningTexts>
          <OpeningList
            openings={openings}
            now={now}
            whose="theirs"
            clockNamed
            {...(bookHref && {
              actionOf: (opening) => (
                <BookOpening opening={opening} now={now} href={hrefOfOpening(person.username, opening)} />
              ),
            })}
          />
        </WithOpeningTexts>
      </div>
      <div className={classNames('gap-y-12 pt-4', columns)}>
        {!onlyBooks && (
          <section aria-labelledby="services" {...restingBelow(2.5 + 7.25 * services.length)}>
            <h2 id="services" className="type-display-m">
              {t('services')}
            </h2>
            {closed && services.length > 0 && (
              <Banner title={tBook('closed', { name: person.fullName })} className="mt-4">
                {tBook('closedText')}
              </Banner>
            )}
            {services.length > 0 ? (
              <div className="mt-3">
                <ServiceBoard
                  services={services}
                  offered={{ offers, timeZone: availability.timeZone, now }}
                  {...(bookHref && { hrefOf: ({ id }) => paths.bookingPage(person.username, { service: id }) })}
                />
                <TermsLine name={person.fullName} policy={availability.policy} />
              </div>
            ) : (
              <EmptyState
                headingLevel="h3"
                title={t('noServices', { name: person.fullName })}
                action={
                  <ButtonLink href={paths.explore} look="quiet">
                    {t('discover')}
                  </ButtonLink>
                }
                className="mt-4"
              >
                {t('noServicesText')}
              </EmptyState>
            )}
          </section>
        )}
        {services.length > 0 && (
          <section aria-labelledby="hours" {...restingBelow(35, 'lg:row-span-2')}>
            <h2 id="hours" className="mb-3 type-display-m">
              {t('openingHours')}
            </h2>
            <OpeningHours availability={availability} name={person.fullName} city={person.city} now={now} />
          </section>
        )}
        {offers.length > 0 && (
          <section aria-labelledby="offers" {...restingBelow(2.5 + 9 * offers.length)}>
            <h2 id="offers" className="mb-4 type-display-m">
              {t('tabs.offers')}
            </h2>
            <OfferTickets offers={offers} services={services} now={now} />
          </section>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12 pt-12 pb-section page-gutter">
        {posts.length > 0 && (
          <section aria-labelledby="works" {...restingBelow(posts.length === 2 ? 20 : 40)}>
            <h2 id="works" className="mb-4 type-display-m">
              {t('tabs.works')}
            </h2>
            <WorksGrid works={posts} name={person.fullName} />
          </section>
        )}
        {!onlyBooks && <PublicRatings {...page} />}
      </div>
      <CopyAddressScript nonce={root?.nonce} />
    </PageMood>
  );
}

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-x-16 page-gutter lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]';
