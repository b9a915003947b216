import { useTranslations } from 'use-intl';
import { nameFont } from '#web/fonts/name-font.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ContactLinks } from '#web/ui/contact-links.tsx';
import { Link } from '#web/ui/link.tsx';
import { CorrectGuest } from './correct-guest.tsx';
import { clientName, clientPhoto } from './shown-client.ts';
import type { ClientCard } from './queries.ts';

/** Who it is, how they are reached, and what is done for them most. */
export function ClientHead({ client: known, bookingId }: { client: ClientCard; bookingId: number }) {
  const t = useTranslations('clients');
  const { client, guest } = known;
  const name = clientName(known);
  const guestHref = guest?.email ? paths.messageGuest(known.id) : undefined;
  const writeHref = client ? paths.messageTo(client.id) : guestHref;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4 pt-4 pb-6">
      <Avatar name={name} photo={clientPhoto(known)} size={72} />
      <div className="min-w-0 grow basis-48">
        <h1 className={`type-display-l wrap-anywhere ${nameFont(name)}`}>{name}</h1>
        <div className="mt-1 grid gap-1 type-small text-ink-2">
          {client && (
            <p>
              <Link href={paths.profile(client.id)} className="hit-44 link">
                <bdi>@{client.username}</bdi>
              </Link>
            </p>
          )}
          <ContactLinks email={guest?.email} phone={guest?.phone} />
          {!client && !guest?.email && <p>{t('noAddress')}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
        <ButtonLink href={paths.calendar({ add: 'book', client: known.id })}>{t('bookFor')}</ButtonLink>
        {writeHref !== undefined && (
          <ButtonLink href={writeHref} look="quiet">
            {t('message')}
          </ButtonLink>
        )}
        {!client && guest && <CorrectGuest bookingId={bookingId} guest={guest} />}
      </div>
    </header>
  );
}
