import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, FreeTime } from '#web/ui/badge.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion, PersonSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

const statuses = ['pending', 'confirmed', 'completed', 'cancelled', 'no-show'];
const portrait = { src: '/demo/portraits/demo.webp' };

/** What tells how things stand. */
export function States() {
  return (
    <>
      <Specimen name="Badge: four states and any other; a free time">
        {statuses.map((status) => (
          <Badge key={status} status={status}>
            {status}
          </Badge>
        ))}
        <FreeTime>free Tue 14:30</FreeTime>
      </Specimen>
      <Specimen name="Avatar: photo, initials, nobody; 32 to 112">
        {([32, 40, 56, 72, 112] as const).map((size) => (
          <Avatar key={size} name="Maya Torres" photo={portrait} size={size} />
        ))}
        {([32, 40, 56, 72, 112] as const).map((size) => (
          <Avatar key={size} name="Jun Mori" size={size} />
        ))}
        <Avatar name="" size={56} />
      </Specimen>
      <Specimen name="Rating">
        {[0, 2.4, 3.5, 4.9, 5].map((rating) => (
          <span key={rating} className="type-small">
            {rating} <Stars rating={rating} label={`${rating} of 5`} />
          </span>
        ))}
      </Specimen>
      <Specimen name="Banner: info, warn, danger, success" wide>
        <div className="grid gap-3">
          <Banner title="Free Trial Active">6 days left in your free trial</Banner>
          <Banner
            look="warn"
            title="Your trial ends tomorrow"
            action={
              <ButtonLink href="/pricing" look="quiet" size="compact">
                Choose Your Plan
              </ButtonLink>
            }
          />
          <Banner look="danger" title="Trial Expired">
            Your 7-day free trial has ended. Subscribe to continue using Uli.
          </Banner>
          <Banner look="success" title="Message sent" />
        </div>
      </Specimen>
      <Specimen name="The head of a page that is one of several" wide>
        <PageHead
          title="Cleo Hart"
          subtitle="Three visits."
          back={<BackLink href="/design">Clients</BackLink>}
          action={<ButtonLink href="/design">New booking</ButtonLink>}
        />
      </Specimen>
      <Specimen name="Tabs in an address of their own, and within one" wide>
        <TabLinks
          label="Which posts"
          tabs={[
            { href: '/design', label: 'Everyone', current: true },
            { href: '/design#following', label: 'Following' },
            { href: '/design#discover', label: 'Discover', count: 12 },
          ]}
        />
        <Tabs
          label="Profile"
          className="mt-5"
          tabs={['Recent Works', 'Services', 'Offers', 'Ratings'].map((label) => ({
            value: label,
            label,
            content: <p>{label}</p>,
          }))}
        />
      </Specimen>
      <Specimen name="Card and disclosure" wide>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Card title="Upcoming Bookings" action={<span className="type-small text-ink-2">See All</span>}>
            <p className="text-ink-2">No upcoming bookings</p>
          </Card>
          <div>
            <Disclosure summary="Can I cancel anytime?">You can cancel anytime.</Disclosure>
            <Disclosure summary="How do I pay?" open>
              With Visa, Mastercard or American Express.
            </Disclosure>
          </div>
        </div>
      </Specimen>
      <Specimen name="Skeleton and spinner" wide>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <LoadingRegion label="Loading" className="grid gap-5">
            <PersonSkeleton />
            <Skeleton className="h-28 w-full" />
          </LoadingRegion>
          <Spinner label="Loading" />
        </div>
      </Specimen>
      <Specimen name="Empty and broken" wide>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <EmptyState title="No upcoming bookings" action={<Button look="quiet">Discover Artists</Button>}>
            Find someone whose work you love.
          </EmptyState>
          <ErrorState title="We could not load artists. Try again." retry={{ label: 'Try again', onRetry: () => {} }}>
            You seem to be offline.
          </ErrorState>
        </div>
      </Specimen>
    </>
  );
}
