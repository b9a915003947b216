import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckIcon, CopyIcon } from '#web/ui/icons.ts';

export interface BookingLinkProps {
  user: { readonly username: string; readonly customUrl: string | null };
  /** `https://uli.example` */
  origin: string;
  onCopied: () => void;
}

/** A professional's public address with a button that copies it. */
export function BookingLink({ user, origin, onCopied }: BookingLinkProps) {
  const t = useTranslations('ownCard');
  const [copied, setCopied] = useState(false);
  const path = paths.publicPage(user);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${origin}${path}`);
      setCopied(true);
      onCopied();
    } catch {
      // Without leave to write the clipboard the address is still there to be marked by hand.
      setCopied(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a href={path} className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere link">
        {`${origin.replace(/^https?:\/\//, '')}${path}`}
      </a>
      <Button
        look="quiet"
        size="compact"
        icon={copied ? <CheckIcon size={18} aria-hidden /> : <CopyIcon size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('copyLink')}
      </Button>
      <span role="status" className="type-small text-ink-2">
        {copied && t('linkCopied')}
      </span>
    </div>
  );
}
