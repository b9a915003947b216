import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { Logo } from './logo.tsx';

export interface HeaderLink {
  href: string;
  label: string;
  current?: boolean;
}

export interface HeaderProps {
  /** The logo's link and its name: "Home". */
  home: { href: string; label: string };
  /** Names the row of links for screen readers. */
  navLabel: string;
  links: readonly HeaderLink[];
  /** At the end of the bar, on every screen: the avatar menu, Login / Register. */
  end?: ReactNode;
  /** Below 768 px only: the menu that holds the links. */
  menu?: ReactNode;
  className?: string;
}

/** The bar on top: logo left, links, then what belongs to the person. 72 px. */
export function Header({ home, navLabel, links, end, menu, className }: HeaderProps) {
  return (
    <header className={classNames('bg-page', className)}>
      <div className="flex min-h-18 items-center gap-4 page-gutter md:gap-3 lg:gap-6">
        <Link
          href={home.href}

          className="-ms-1 me-auto inline-flex min-h-11 items-center rounded-control px-1"
        >
          <span className="sr-only">{home.label}</span>
          <Logo />
        </Link>
        <nav aria-label={navLabel} className="max-md:hidden">
          {/* Beside one's own picture and a sixth link, 768 px have little room. */}
          <ul className={classNames('flex', links.length > 5 ? 'gap-1 max-lg:text-[0.9375rem] lg:gap-2' : 'gap-2')}>
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href} aria-current={link.current ? 'page' : undefined} className={linkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {end}
        {menu && <div className="md:hidden">{menu}</div>}
      </div>
    </header>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-control px-1.5 font-medium lg:px-3 decoration-2 underline-offset-[0.375rem] hover:underline aria-[current=page]:underline';
