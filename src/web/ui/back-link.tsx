import type { ReactNode } from 'react';
import { ArrowLeftIcon } from './icons.ts';
import { Link } from './link.tsx';

export interface BackLinkProps {
  href: string;
  children: ReactNode;
}

/** Above a page's title: what it is a part of. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <p className="pt-4">
      <Link
        href={href}
        className="inline-flex min-h-11 items-center gap-1.5 type-small text-ink-2 hover:text-ink hover:underline"
      >
        <ArrowLeftIcon size={18} aria-hidden className="mirrored shrink-0" />
        {children}
      </Link>
    </p>
  );
}
