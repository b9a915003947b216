import { useTranslations } from 'use-intl';
import { EnvelopeIcon, PhoneIcon } from '#web/ui/icons.ts';
import { LookLine } from '../look-line.tsx';
import type { Booking } from '../queries.ts';

/** What the client wrote, and how a guest can be reached. */
export function ClientDetails({ booking: { guest, notes, look } }: { booking: Booking }) {
  const t = useTranslations('bookings');
  return (
    <>
      {look && <LookLine look={look} words={t('look')} />}
      {notes && (
        <p className="text-ink measure whitespace-pre-line">
          <span className="sr-only">{t('artist.note')} </span>
          {t('artist.quoted', { notes })}
        </p>
      )}
      {guest && (guest.email ?? guest.phone) && (
        <ul className="flex flex-wrap gap-x-4">
          {guest.email && (
            <li>
              <a href={`mailto:${guest.email}`} className={contactClass}>
                <EnvelopeIcon size={18} aria-hidden className="shrink-0" />
                <EmailAddress address={guest.email} />
              </a>
            </li>
          )}
          {guest.phone && (
            <li>
              <a href={`tel:${guest.phone.replaceAll(/[^\d+]/g, '')}`} className={contactClass}>
                <PhoneIcon size={18} aria-hidden className="shrink-0" />
                {guest.phone}
              </a>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** Breaks before its sign, and elsewhere only where even that is too long. */
function EmailAddress({ address }: { address: string }) {
  const sign = address.lastIndexOf('@');
  return (
    <span className="min-w-0 wrap-anywhere">
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </span>
  );
}

const contactClass = 'hit-44 inline-flex items-center gap-1.5 link';
