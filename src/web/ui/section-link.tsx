import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface SectionLinkProps {
  href: string;
  /** `page` where it is the page that is open, `true` on a page below it. */
  current: 'page' | 'true' | undefined;
  children: ReactNode;
}

/** A section of an area in its list: at a desk a row beside the page, on a phone a tab above it. */
export function SectionLink({ href, current, children }: SectionLinkProps) {
  return (
    <Link href={href} aria-current={current} className={classNames(sectionClass, current ? hereClass : elsewhereClass)}>
      {children}
      {current && <Bar />}
    </Link>
  );
}

/** The ink bar of the section that is open, as tabs have it: below its word on a phone, before it at a desk. */
function Bar() {
  return (
    <>
      <span aria-hidden className="absolute inset-x-3 bottom-0 h-[3px] rounded-pill bg-ink md:hidden" />
      <span aria-hidden className="absolute start-0 h-6 w-1 rounded-pill bg-ink max-md:hidden" />
    </>
  );
}

const sectionClass = 'relative flex min-h-11 items-center rounded-control px-3 py-2 -outline-offset-3!';
const hereClass = 'bg-sunken font-semibold text-ink';
const elsewhereClass = 'font-medium text-ink-2 hover:bg-sunken hover:text-ink';
