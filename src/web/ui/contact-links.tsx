import { EnvelopeIcon, PhoneIcon } from './icons.ts';

export interface ContactLinksProps {
  email: string | null | undefined;
  phone: string | null | undefined;
}

/** How somebody can be written to and rung, as links; nothing where neither is known. */
export function ContactLinks({ email, phone }: ContactLinksProps) {
  if (!email && !phone) return null;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {email && (
        <li>
          <a href={`mailto:${email}`} className={linkClass}>
            <EnvelopeIcon size={18} aria-hidden className="shrink-0" />
            <EmailAddress address={email} />
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkClass}>
            <PhoneIcon size={18} aria-hidden className="shrink-0" />
            {phone}
          </a>
        </li>
      )}
    </ul>
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

const linkClass = 'hit-44 inline-flex items-center gap-1.5 link';
