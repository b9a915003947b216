import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** A 44 x 44 link with one icon; `label` says where it leads. */
export function IconLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunken"
    >
      {children}
    </Link>
  );
}
