import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';

export interface CountedLinkProps {
  href: string;
  /** With the count in words: "Notifications, 3 new". */
  label: string;
  /** How many are new; nothing shows for none. */
  count?: number;
  current?: boolean;
  icon: ReactNode;
}

const mostShown = 99;

/** An icon of the header that leads somewhere, with how much is new there. */
export function CountedLink({ href, label, count = 0, current, icon }: CountedLinkProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      aria-current={current ? 'page' : undefined}
      className="relative inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-sunken"
    >
      {icon}
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 end-0 inline-flex h-5 min-w-5 items-center justify-center rounded-pill border-2 border-page bg-action px-1 text-[0.6875rem] leading-none font-semibold text-on-action tabular-nums"
        >
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </Link>
  );
}
