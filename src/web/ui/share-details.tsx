import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CopyAddress } from './copy-address.tsx';
import { DetailsMenu, type DetailsMenuProps } from './details-menu.tsx';

export interface ShareDetailsProps extends Pick<DetailsMenuProps, 'label' | 'summaryClassName' | 'align'> {
  /** What the button shows. */
  summary: ReactNode;
  url: string;
  texts: {
    /** Names the field that holds the address. */
    readonly address: string;
    readonly mail: string;
    readonly whatsApp: string;
    readonly copy: string;
    readonly copied: string;
    /** What is sent, the address included. */
    readonly message: string;
  };
}

/** A page's address to copy, and two ways to send it. Without script it is copied by hand. */
export function ShareDetails({ url, texts, ...menu }: ShareDetailsProps) {
  const message = encodeURIComponent(texts.message);
  const linkClass = 'flex min-h-11 items-center rounded-control px-3 py-2 hover:bg-sunken';
  return (
    <DetailsMenu {...menu}>
      <label className="block px-3 pt-2 pb-1">
        <span className="type-small text-ink-2">{texts.address}</span>
        <input
          readOnly
          size={16}
          value={url}
          className="mt-1 block min-h-11 w-full rounded-control bg-sunken px-3 type-small text-ink select-all"
        />
      </label>
      <CopyAddress url={url} label={texts.copy} copied={texts.copied} className={classNames(linkClass, 'w-full')} />
      <a href={`mailto:?body=${message}`} className={linkClass}>
        {texts.mail}
      </a>
      <a href={`https://wa.me/?text=${message}`} rel="noopener noreferrer" className={linkClass}>
        {texts.whatsApp}
      </a>
    </DetailsMenu>
  );
}
