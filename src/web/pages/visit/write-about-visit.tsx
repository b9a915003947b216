import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { talkMessages } from '#messages/en/talk.ts';
import type { WrittenOnWire } from '#modules/guest-messages/contract';
import { OwnTime } from '#web/features/bookings/your-time.tsx';
import { ManagedMessages } from '#web/features/messaging/managed-messages.tsx';
import { paths } from '#web/paths.ts';
import type { VisitPageProps } from './returned.ts';
import { hrefOfVisit } from './steps.ts';

/** What a guest and the professional write to each other about the visit. */
export function WriteAboutVisit({
  token,
  booking,
  steps,
  now,
  returned,
  written,
  changeable,
}: VisitPageProps & { written: WrittenOnWire; changeable: boolean }) {
  const { artist, artistId, timeZone, guest, fixed } = booking;
  return (
    <IntlProvider locale={readerLocale()} messages={talkMessages} timeZone="UTC">
      <ManagedMessages
        name={artist.fullName}
        timeZone={timeZone}
        timeOf={(at) => <OwnTime at={Date.parse(at)} timeZone={timeZone} />}
        written={written}
        returned={returned?.written}
        sent={steps.news === 'written'}
        hint={changeable ? (fixed ? 'hintFixed' : 'hint') : undefined}
        open={steps.step === 'write'}
        accountHref={guest ? undefined : paths.messageTo(artistId)}
        action={`${hrefOfVisit(token)}#messages`}
        now={now}
      />
    </IntlProvider>
  );
}
